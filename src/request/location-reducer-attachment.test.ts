import { expect, test } from "vitest";
import {
  aged,
  type Case,
  found,
  foundBehind,
  geocoded,
  KELLER,
  located,
  NUMBERS,
  old,
  outcomeOf,
  putBack,
  refined,
  removed,
  restored,
  rough,
  started,
  typed,
} from "../../tests/support/geolocation.ts";
import { EXPIRES_AFTER_MS } from "./age.ts";

test.each<Case>([
  ["a letter is typed inside the address", [...found, typed("KelXler")], "KelXler", "attached, found"],
  ["words are typed around it", [...found, typed("At Keller, lot B")], "At Keller, lot B", "attached, found"],
  [
    "words are typed around it before the address is there",
    [started, located(12), typed(`At ${NUMBERS}`), geocoded(KELLER)],
    `At ${NUMBERS}`,
    "attached, found",
  ],
  [
    "words are typed around it while something better is asked for",
    [...rough, typed("Keller Pkwy, lot B"), refined(9)],
    "Keller Pkwy, lot B",
    "attached, found",
  ],
  [
    "words were typed around it, and a later lookup finds",
    [...found, typed("At Keller"), started, located(9)],
    "At Keller",
    "attached, geocoding",
  ],

  ["the field is emptied", [...found, typed("")], "", "removed, idle"],
  ["it is typed over", [...found, typed("Exit 60")], "Exit 60", "removed, idle"],
  [
    "it is typed over before the address is there",
    [started, located(12), typed("Exit 60"), geocoded(KELLER)],
    "Exit 60",
    "removed, idle",
  ],
  ["it is typed over in a new lookup", [...found, started, typed("Exit 60")], "Exit 60", "removed, locating"],
  [
    "it was typed over, and the pin is put back",
    [...found, typed("Exit 60"), putBack],
    "Exit 60",
    "attached, idle",
  ],
  ["it was emptied, and the pin is put back", [...found, typed(""), putBack], "Keller", "attached, idle"],
  [
    "it was typed over, and the device is found again",
    [...found, typed("Exit 60"), started, located(9, "Exit 60")],
    `Exit 60; ${NUMBERS}`,
    "attached, geocoding",
  ],

  ["the pin is removed", [...foundBehind("Red van"), removed], "Red van", "removed, idle"],
  [
    "the pin was removed, and is put back",
    [...foundBehind("Red van"), removed, putBack],
    "Red van; Keller",
    "attached, idle",
  ],
  [
    "the pin is removed from edited words",
    [...found, typed("At Keller"), removed],
    "At Keller",
    "removed, idle",
  ],
  [
    "the pin was removed from edited words, and is put back",
    [...found, typed("At Keller"), removed, putBack],
    "At Keller",
    "attached, idle",
  ],
  [
    "the pin is removed while the device is asked again",
    [...found, started, removed],
    "",
    "removed, locating",
  ],

  ["half an hour is over", [...foundBehind("Red van"), old], "Red van", "expired, idle"],
  [
    "half an hour is over, and the words are edited",
    [...found, typed("At Keller"), old],
    "At Keller",
    "expired, idle",
  ],
  ["half an hour is over in a new lookup", [...found, started, old], "", "expired, locating"],
  ["half an hour is over for a removed pin", [...found, removed, old, putBack], "", "none, idle"],
  ["the clock was set back", [...found, aged(-1)], "", "expired, idle"],

  ["the page is loaded again", [restored("Keller")], "Keller", "attached, idle"],
  ["the page is loaded again with edited words", [restored("At Keller")], "At Keller", "attached, idle"],
  ["the field is emptied before the form's code is there", [restored("")], "", "removed, idle"],
  ["it was emptied then, and the pin is put back", [restored(""), putBack], "Keller", "attached, idle"],
  ["it is emptied then after half an hour", [restored("", EXPIRES_AFTER_MS), putBack], "", "none, idle"],
  [
    "the page is loaded again after half an hour",
    [restored("Keller", EXPIRES_AFTER_MS)],
    "",
    "expired, idle",
  ],
  [
    "the page is loaded again after half an hour with edited words",
    [restored("At Keller", EXPIRES_AFTER_MS)],
    "At Keller",
    "expired, idle",
  ],
])("when %s, the field, the pin and the lookup are as expected", (_, events, field, kinds) => {
  expect(outcomeOf(events)).toEqual([field, kinds]);
});
