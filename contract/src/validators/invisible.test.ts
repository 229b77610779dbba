import { expect, test } from "vitest";
import { isEmail } from "./email.ts";
import { hasInvisible } from "./invisible.ts";
import { isName } from "./name.ts";
import { isUsername } from "./username.ts";

const none = { email: undefined, cellNumber: undefined };

test.each([
  "\u3164",
  "\uffa0",
  "\u115f",
  "\u1160",
  "\u034f",
  "\u00ad",
  "\u061c",
  "\u17b4",
  "\u180b",
  "\u180e",
  "\u200b",
  "\u200d",
  "\u202e",
  "\u2060",
  "\u2066",
  "\ufe0f",
  "\u{e0041}",
  "\u{e0100}",
  "\u{13441}",
  "\u{13442}",
  "\u{16fe4}",
])(
  "[S5.002 S3.046 SEC-D17] nobody sees %j: it stands in no name, username or address",
  (letter) => {
    expect(hasInvisible(letter)).toBe(true);
    for (const text of [letter, `Thandi${letter}`, `${letter}Thandi`, `Than${letter}di`]) {
      expect(isName(text), JSON.stringify(text)).toBe(false);
      expect(isUsername(text, none), JSON.stringify(text)).toBe(false);
      const email = `${text}@example.org`;
      expect(isEmail(email), JSON.stringify(email)).toBe(false);
    }
  },
);

test.each(["Thandi", "Zoe\u0308", "한국", "ภาษาไทย", "हिन्दी", "עִבְרִית", "Nguyễn", "-", " "])(
  "%j is seen",
  (text) => expect(hasInvisible(text)).toBe(false),
);
