"""What is answered to what was heard: questions, refusals with their rule, and the three answers to what
was not understood."""

from __future__ import annotations

from typing import Any

from engine.actions import Action, Bid, Bluffstopp, Challenge, Exact, Palifico, Pass, Play
from engine.cards import DECK, RANKS, SUITS, Card
from engine.position import Position
from grammars.decisions import Act, Ask, Decision, Reject
from grammars.scene import Scene
from grammars.speech_phrases import Phrases, rank_number

RAISE_RULES = frozenset(
    "raise too-many stake opening-ones face-lock face-range ones-not-biddable suit rank".split()
)
"""The refusals after which the smallest legal bid or claim is told."""
_MISSED = {"yesno": "missed-yes-no", "count": "missed-number", "name": "missed-name", "card": "missed-card"}


class Answers:
    """The sentences that answer a decision of the interpreter."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._messages = phrases.messages

    def decision(
        self, decision: Decision, scene: Scene, verbosity: str, misses: int, expect: str | None
    ) -> str:
        """What to say to `decision`; empty for Act, and from the fourth miss on."""
        match decision:
            case Act():
                return ""
            case Ask():
                return self._question(decision, scene, verbosity)
            case Reject(reason="illegal"):
                return self.refusal(decision, scene, verbosity)
            case _:
                return self._missed(scene, verbosity, misses, expect)

    # Not understood

    def _missed(self, scene: Scene, verbosity: str, misses: int, expect: str | None) -> str:
        say = self._messages.sentence
        if misses > 3:
            return ""
        if misses < 3 and expect in _MISSED:
            return say(_MISSED[expect], verbosity)
        if misses <= 1:
            return say("missed", verbosity)
        if misses == 2:
            return " ".join(self.possible(scene, "brief"))
        return say("help-keys", verbosity, example=self.example(scene))

    def example(self, scene: Scene) -> str:
        """Something that can be said now; it never tells a hidden total."""
        position = scene.position
        if position.rules.kind == "cards":
            card = _example_card(scene)
            return self._phrases.say_card(card) if card else self._phrases.say_action(Pass())
        smallest = position.smallest() if position.in_turn else None
        if isinstance(smallest, Bid):
            return self._phrases.say_bid(smallest)
        return self._phrases.say_action(Challenge()) if position.bid else self._phrases.say_bid(Bid(3, 4))

    def possible(self, scene: Scene, verbosity: str) -> list[str]:
        """What can be said now, a sentence a thing."""
        cards = scene.position.rules.kind == "cards"
        found = self._possible_cards(scene) if cards else self._possible_dice(scene)
        told = (self._messages.sentence(message, verbosity, **arguments) for message, arguments in found)
        return [sentence for sentence in told if sentence]

    def _possible_dice(self, scene: Scene) -> list[tuple[str, dict[str, Any]]]:
        position, act = scene.position, self._phrases.say_action
        found: list[tuple[str, dict[str, Any]]] = []
        if not position.in_turn:
            found.append(("help-wait", {"turn": scene.turn or "none"}))
        elif position.bid is None:
            found.append(("help-open", {"example": self.example(scene)}))
        elif position.smallest() is None:
            found.append(("help-challenge-only", {"challenge": act(Challenge())}))
        else:
            arguments = {"example": self.example(scene), "challenge": act(Challenge())}
            found.append(("help-raise", arguments))
        if position.bid is not None and position.refusal(Exact()) is None:
            found.append(("help-exact", {"exact": act(Exact())}))
        if position.may_announce and position.refusal(Palifico()) is None:
            found.append(("help-palifico", {"palifico": act(Palifico())}))
        return found

    def _possible_cards(self, scene: Scene) -> list[tuple[str, dict[str, Any]]]:
        position, act = scene.position, self._phrases.say_action
        found: list[tuple[str, dict[str, Any]]] = []
        if not position.in_turn:
            found.append(("help-wait", {"turn": scene.turn or "none"}))
        elif position.claim is None:
            found.append(("help-lead", {"example": self.example(scene)}))
        elif _example_card(scene) is None:
            found.append(("help-follow-none", {}))
        else:
            arguments = {"suit": position.claim.suit, "example": self.example(scene)}
            found.append(("help-follow", arguments))
        if position.claim is not None and position.refusal(Bluffstopp()) is None:
            found.append(("help-bluffstopp", {"challenge": act(Bluffstopp())}))
        return found

    # Ambiguous, or half said

    def _question(self, ask: Ask, scene: Scene, verbosity: str) -> str:
        if ask.question == "count":
            message, arguments = self._count(ask.partial or {}, scene)
        else:
            message, arguments = self._question_of(ask.question, ask.partial or {}, ask.options)
        return self._messages.sentence(message, verbosity, **arguments)

    def _question_of(
        self, question: str, partial: dict[str, Any], options: tuple[Action, ...]
    ) -> tuple[str, dict[str, Any]]:
        quantity, face = partial.get("quantity"), partial.get("face")
        match question:
            case "face":
                return ("ask-face", {"n": quantity}) if quantity else ("ask-face-unknown", {})
            case "quantity":
                return (
                    ("ask-quantity", {"face": self._phrases.face_name(face)})
                    if face
                    else ("ask-quantity-unknown", {})
                )
            case "stake" if quantity and face:
                return "ask-stake", {"bid": self._phrases.faces(quantity, face)}
            case "stake":
                return "ask-stake-unknown", {}
            case "player":
                act = str(partial.get("act"))
                for_whom = act in ("warn", "accuse") and "player" not in partial
                return f"ask-player-{act}" if for_whom else "ask-player", {}
            case "suit" if partial.get("rank") in RANKS:
                return "ask-suit-of", {"rank": rank_number(partial["rank"])}
            case "rank" if partial.get("suit") in SUITS:
                return "ask-rank-of", {"suit": partial["suit"]}
            case "suit" | "rank":
                return f"ask-{question}", {}
            case "card":
                return "ask-card-play", {}
            case "confirm" if options:
                return "ask-confirm", {"option": self._phrases.option(options[0])}
            case "which" if options:
                return "ask-which", {"options": self._phrases.options(options)}
            case _:
                return "ask-yes-no", {}

    def _count(self, partial: dict[str, Any], scene: Scene) -> tuple[str, dict[str, Any]]:
        """At a table with real dice or cards: how many there were, or which card it was."""
        if scene.position.claim is not None:
            return "ask-card", {}
        face = partial.get("face") or (scene.position.bid.face if scene.position.bid else None)
        if face is None:
            return "ask-count-unknown", {}
        return "ask-count", {"face": self._phrases.face_name(face)}

    # Understood, but illegal

    def refusal(self, reject: Reject, scene: Scene, verbosity: str) -> str:
        """The rule that forbids it, and the smallest legal bid."""
        rule = reject.rule or "malformed"
        message, arguments = self._rule(rule, reject.action, scene, verbosity)
        told = self._messages.sentence(message, verbosity, **arguments)
        if rule not in RAISE_RULES:
            return told
        if isinstance(reject.smallest, Bid | Play):
            smallest = self._phrases.say_action(reject.smallest)
            if smallest == arguments.get("least"):
                return told
            kind = "smallest-card" if isinstance(reject.smallest, Play) else "smallest"
            return f"{told} {self._messages.sentence(kind, verbosity, smallest=smallest)}"
        if scene.position.bid is not None and scene.position.in_turn:
            return f"{told} {self._messages.sentence('smallest-none', verbosity)}"
        return told

    def _rule(
        self, rule: str, action: Action | None, scene: Scene, verbosity: str
    ) -> tuple[str, dict[str, Any]]:
        position, phrases = scene.position, self._phrases
        message = f"refuse-{rule}"
        match rule:
            case "turn":
                return message, {"turn": scene.turn or "none"}
            case "exact-not-allowed":
                return _why_not_exact(scene.position)
            case "opening-ones" | "ones-not-biddable":
                return message, {"ones-name": phrases.face_name(1)}
            case "face-lock":
                return message, {"locked": phrases.face_name(position.opened_face or 6)}
            case "stake" if isinstance(action, Bid) and action.stake is None:
                return "refuse-stake-missing", {}
            case "raise" if isinstance(action, Bid) and position.bid is not None:
                return self._raise(action, position.bid, scene, verbosity)
            case "raise":
                return "refuse-malformed", {}
            case "suit" | "rank" if position.claim is not None and position.claim.rank == RANKS[-1]:
                return "refuse-rank-ace", {}
            case "suit" if position.claim is not None:
                return message, {"suit": position.claim.suit}
            case "rank" if position.claim is not None:
                return message, {"card": phrases.say_card(position.claim)}
            case "suit" | "rank":
                return "refuse-malformed", {}
            case _:
                return (message, {}) if self._messages.has(message) else ("refuse-malformed", {})

    def _raise(self, bid: Bid, standing: Bid, scene: Scene, verbosity: str) -> tuple[str, dict[str, Any]]:
        """Why `bid` is no raise of `standing`, as the rule that matters here."""
        rules, phrases = scene.position.rules, self._phrases
        said = {"bid": phrases.say_bid(standing)}
        changes_face = bid.face != standing.face
        converts = scene.position.wild and rules.ones_biddable == "conversion"
        if converts and changes_face and 1 in (bid.face, standing.face) and verbosity != "brief":
            least = _least(bid.face, scene, standing)
            if least is not None:
                kind = "to-ones" if bid.face == 1 else "from-ones"
                names = {"least": phrases.say_bid(least), "ones-name": phrases.face_name(1)}
                return f"refuse-raise-{kind}", said | names
        elif changes_face and rules.face_at_higher_qty == "same_only":
            return "refuse-raise-other-face", {"locked": phrases.face_name(standing.face)}
        elif bid.face < standing.face and bid.quantity > standing.quantity:
            if rules.face_at_higher_qty == "same_or_higher":
                return "refuse-raise-lower-face", {}
        elif rules.stake_in_bid and bid.quantity >= standing.quantity:
            return "refuse-raise-stake", {}
        return "refuse-raise", said


def _why_not_exact(position: Position) -> tuple[str, dict[str, Any]]:
    """What stands in the way of an exact call, in the order in which the position looks at it."""
    rules = position.rules
    if not rules.exact_call or rules.exact_who == "none":
        return "refuse-not-in-these-rules", {}
    if position.out or position.over:
        return "refuse-exact-not-allowed", {}
    if position.own_bid and rules.exact_who in ("any_but_bidder", "not_turn_not_bidder"):
        return "refuse-exact-own-bid", {}
    if position.in_turn and rules.exact_who == "not_turn_not_bidder":
        return "refuse-exact-own-turn", {}
    if not position.in_turn and rules.exact_who == "turn_only":
        return "refuse-exact-other-turn", {}
    if position.seats < rules.exact_min_players:
        return "refuse-exact-players", {"n": rules.exact_min_players}
    if not rules.exact_full_hand_may_call and position.own >= rules.full_hand:
        return "refuse-exact-full-hand", {"n": rules.full_hand}
    if not rules.exact_in_palifico and position.one_die_round:
        return "refuse-exact-one-die-round", {}
    return "refuse-exact-not-allowed", {}


def _least(face: int, scene: Scene, standing: Bid) -> Bid | None:
    """The least legal bid on `face`. It asks the rules only, and never higher than a conversion can lead:
    no total shows in it."""
    tries = (Bid(quantity, face, standing.stake) for quantity in range(1, 2 * standing.quantity + 2))
    return next((bid for bid in tries if scene.position.refusal(bid) is None), None)


def _example_card(scene: Scene) -> Card | None:
    """A card that may be claimed now, one that the player holds where there is such; None after an ace."""
    held = (card for card in scene.hand if isinstance(card, Card) and _claimable(card, scene))
    return next(held, None) or next((card for card in DECK if _claimable(card, scene)), None)


def _claimable(card: Card, scene: Scene) -> bool:
    claim = scene.position.claim
    if claim is None:
        return True
    return scene.position.refusal(Play(card)) is None
