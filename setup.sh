#!/usr/bin/env bash
# setup.sh LOCK: the Debian packages named in $packages where this user may install them, then LOCK into .venv.
set -euo pipefail
cd "$(dirname "$0")"
python=${PYTHON:-python3}

say() { echo "setup: $*" >&2; }

missing() {
    for name in ${packages:-}; do
        dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q "ok installed" || echo "$name"
    done
}

install_debian() {
    local wanted as=()
    wanted=$(missing)
    [ -n "$wanted" ] || return 0
    wanted=$(echo $wanted)
    if [ "$(id -u)" != 0 ]; then
        if sudo -n true 2>/dev/null; then
            as=(sudo -n)
        else
            say "for sound, have an administrator run: apt-get install $wanted (going on without)"
            return 0
        fi
    fi
    say "Debian packages: $wanted"
    local apt=("${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -y)
    # The lists of a new machine are empty or old; they are fetched only when the first try fails.
    "${apt[@]}" install --no-install-recommends $wanted >/dev/null 2>&1 ||
        { "${apt[@]}" update >/dev/null 2>&1 && "${apt[@]}" install --no-install-recommends $wanted >/dev/null; } ||
        say "some of these could not be installed: $wanted (going on without; 'bluffbord doctor' tells what is missing)"
}

if command -v dpkg-query >/dev/null 2>&1; then
    install_debian
fi
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    { say "Python 3.11 or newer is needed and $python is not; name one: make ... PYTHON=python3.12"; exit 1; }
[ -x .venv/bin/python ] && .venv/bin/python -m pip --version >/dev/null 2>&1 ||
    "$python" -m venv --clear .venv || { say "the virtual environment could not be made: apt-get install python3-venv"; exit 1; }
say "Python packages of $1"
.venv/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r "$1"
.venv/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
