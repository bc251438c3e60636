"""How bots play Bluffstopp: mostly honestly, with a doubt that follows from the cards they see."""

from __future__ import annotations

import random
from math import comb

from engine.actions import Bluffstopp, Deed, Pass, Play
from engine.cards import DECK, RANKS, SUITS, Card
from engine.view import View

WHIMS = 0.25
"""How often another suit is led than the longest: without whims two bots may play the same cards for ever."""


def decide(view: View, whim: random.Random, bluffs: float, believes: float) -> Deed | None:
    """A deed in turn, or a challenge out of turn.

    `bluffs`: how often a card is played under a false name where none follows. `believes`: the probability
    of truth below which a claim is challenged.
    """
    position = view.position
    if position.refusal(Bluffstopp()) is None:
        threshold = whim.uniform(0.5, 0.9) if position.last_card else believes
        if chance_true(view, bluffs) < threshold:
            return Bluffstopp()
    if view.turn != view.player:
        return None
    hand = [card for card in view.hand if isinstance(card, Card)]
    claims = position.legal_claims()
    if not hand or not claims:
        return Pass()
    if view.claim is None:
        return _lead(hand, whim)
    followers = sorted((card for card in hand if card in claims), key=lambda card: card.height)
    if followers:
        return Play(followers[0], followers[0])
    if whim.random() < bluffs:
        claim = whim.choice(claims[:3])
        return Play(claim, _least_useful(hand))
    return Pass()


def _lead(hand: list[Card], whim: random.Random) -> Play:
    """Leads a low card, mostly of the longest suit: there is more to follow with."""
    lengths = {suit: sum(1 for card in hand if card.suit == suit) for suit in SUITS}
    suit = whim.choice(hand).suit if whim.random() < WHIMS else max(SUITS, key=lambda suit: lengths[suit])
    card = min((card for card in hand if card.suit == suit), key=lambda card: card.height)
    return Play(card, card)


def _least_useful(hand: list[Card]) -> Card:
    return min(hand, key=lambda card: card.height)


def chance_true(view: View, bluffs: float) -> float:
    """The probability that the standing claim is true, from the cards seen and the size of its maker's
    hand."""
    claim, claimer = view.claim, view.claimer
    if claim is None or claimer is None:
        return 1.0
    seen = set(view.hand) | _known(view)
    if claim in seen:
        return 0.0
    cards = (view.counts[claimer] or 0) + 1  # the one played too
    unseen = len(DECK) - len(seen)
    followers = sum(1 for rank in RANKS[claim.height :] if Card(rank, claim.suit) not in seen)
    honest = 1 - comb(max(0, unseen - followers), cards) / comb(unseen, cards) if cards <= unseen else 1.0
    lied = (1 - honest) * bluffs
    return honest / (honest + lied) if honest + lied else 0.0


def _known(view: View) -> set[Card]:
    """Cards that were shown and cannot be in anybody's hand, or were in one's own: the start, what was
    turned over."""
    known: set[Card] = set()
    for event in view.events:
        name = event.get("event")
        mine = event.get("act") == "play" and event["by"] == view.player
        if name == "deal":
            known.add(Card.parse(event["start"]))
        elif (name == "reveal" or mine) and "card" in event:
            known.add(Card.parse(event["card"]))
        elif name in ("take-pile", "restock"):
            known.clear()  # what lay there is in a hand or in the stock again
    return known
