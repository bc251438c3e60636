"""The announcer: what happened, what is asked and what was not understood, as sentences that can be spoken.

    announcer = Announcer("sv", rules, you="Anna", verbosity="normal")
    announcer.greeting(["Anna", "Bo", "Cia"], dice=5)           -> "Bluff. Tre spelare, fem tärningar var. ..."
    announcer.event({"event": "lose", "player": "Bo", "dice": 1, "left": 4})
                                                                -> ["Bo förlorar en tärning och har fyra kvar."]
    announcer.event({"by": "Bo", "act": "bid", "quantity": 5, "face": 3})        -> ["Bo säger fem treor."]
    announcer.event({"event": "reveal", ...}, hands={"Anna": [3, 1, 2], ...})    -> a line for each hand, then the total
    announcer.prompt(scene)                                     -> "Din tur. Budet är fem treor. Sjutton tärningar."
    announcer.decision(Ask("face", {"act": "bid", "quantity": 5}), scene)        -> "Fem vad?"
    announcer.decision(Reject("not-understood"), scene, misses=2)                -> what can be said now, with an example
    announcer.answer(Control("counts"), scene)                  -> "Du har fem, Bo fyra och Cia en. Tio tärningar."
    announcer.help(scene)                                       -> what can be said now
    announcer.notice("microphone-lost")                         -> "Mikrofonen är borta. Skriv så länge."
    announcer.say_bid(Bid(5, 3))                                -> "fem treor"
    announcer.say_card(Card("Q", "H"))                          -> "hjärter dam"
    announcer.say_action(Challenge())                           -> "jag synar": what a person would say to do it

How to use it at a table
* `event` takes the derived events and the deeds of the contracts as they stand in a journal, one at a time, in order, and
  gives the lines to be spoken for each: none where an event needs no word (a roll) or where `brief` leaves it out.
* Where bots have voices of their own, let the bot's mouth say `say_action(deed)` and leave the deed's `event` unsaid.
* The bid of a human is echoed by the next `prompt`, so its `event` need not be spoken either.
* `you` is the one player that the words address ("du förlorar"); None: several people share the table, all by name.
* `verbosity` ("brief", "normal", "verbose") and `you` may be changed between calls.
* `decision(..., misses)`: the how-manieth time in this turn that nothing was understood, 1 up. 1: "Va?"; 2: what can be said
  now, with an example; 3: the keys and the typed form; from 4 on the empty string: be quiet.
* `answer` speaks one line a query. `repeat`, `undo`, `slower` and the like belong to the dialogue; what it says then
  are notices: `notice("undone")`, `notice("slower")`. NOTICES of the language are the ids "notice-..." of announcements.ftl.
* Lines never hold a digit or a markup; they can be sent to any mouth.
* Where the rule set hides totals ("nl-perudo": "juist geheim") nothing here tells how many dice others have or are in play,
  whatever the scene holds.

Every human word is data: languages/LANGUAGE/announcements.ftl (Fluent), number words come from Unicode's rule-based number
formats.
"""
