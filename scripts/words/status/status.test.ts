import { expect, test } from "vitest";
import type { Unit, UnitState } from "../exchange/unit.ts";
import { statusLines, statusOf, tableOf } from "./status.ts";

const unit = (place: string, english: string, translated: string, state: UnitState): Unit => ({
  place,
  area: place.split(".")[0] ?? "",
  english,
  translated,
  state,
  maximum: 12,
  notes: [],
});
const units = [
  unit("login.heading", "Log in", "Meld aan", "reviewed"),
  unit("login.submit", "Login", "Login", "initial"),
  unit("login.trouble", "Free", "Heeltemal en ook verder gratis", "translated"),
  unit("share.free", "Free", "Gratis", "reviewed"),
];

test("an area that has nothing open has no line; the rest is counted, and named", () => {
  expect(statusLines("Afrikaans (draft)", units)).toEqual([
    "                   texts  untranslated  unread  too long",
    "login                  3             1       2         1",
    "Afrikaans (draft)      4             1       2         1",
    "",
    "Untranslated:",
    "  login.submit: Login",
    "",
    "Too long:",
    "  login.trouble: at most 12: Heeltemal en ook verder gratis",
  ]);
});

test("a language that is read through has its own line alone", () => {
  const read = units.filter(({ state }) => state === "reviewed");
  expect(statusLines("Afrikaans", read)).toEqual(tableOf([statusOf("Afrikaans", read)]));
});
