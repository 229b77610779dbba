import { readFileSync } from "node:fs";
import { messages } from "@frontdoor/contract/messages.ts";
import { describe, expect, test } from "vitest";
import { createPasswordPolicy, loadCommonPasswords } from "./password-policy.ts";

const policy = createPasswordPolicy(loadCommonPasswords());
const nobody = { identifiers: [], words: [] };

describe("password policy", () => {
  test("[SEC-B3] every entry of the list is refused with the reason, whatever its case", () => {
    const list = readFileSync(
      new URL("../../../seed/common-passwords.txt", import.meta.url),
      "utf8",
    ).split("\n");
    const entries = list.filter(Boolean);
    expect(entries.length).toBeGreaterThan(3000);
    for (const entry of entries)
      expect(policy.problem(entry, nobody)).toBe(messages.passwordCommon);
    expect(policy.problem("PaSsWoRd1", nobody)).toBe(messages.passwordCommon);
  });

  test("[SEC-B3] ten thousand random passphrases are accepted", () => {
    const words = ["otter", "maple", "quartz", "drift", "lantern", "violet", "gravel", "cobalt"];
    let seed = 7;
    const next = () => {
      seed = (seed * 48271) % 2147483647;
      return seed;
    };
    const person = { identifiers: ["thandi.mokoena@example.org"], words: ["Thandi", "Mokoena"] };
    for (let round = 0; round < 10_000; round += 1) {
      const picked = [0, 1, 2].map(() => words[next() % words.length]).join("-");
      expect(policy.problem(`${picked}-${next() % 1000}`, person)).toBeNull();
    }
  });

  test.each([
    ["thandi2024", "the first name"],
    ["1mokoena1", "the surname"],
    ["t.mokoena9", "the local part of the address"],
    ["x0821234567", "the cellphone number"],
    ["a8001015009087", "the ID number"],
    ["ＴＨＡＮＤＩ２０２４a1", "the name in another form of letters"],
    ["logbook99", "a word of the product"],
    ["thandi-m1", "nearly the username"],
  ])("[SEC-B4] %s is refused: %s", (password) => {
    const person = {
      identifiers: ["thandi_m", "t.mokoena@example.org"],
      words: ["Thandi", "Mokoena", "0821234567", "8001015009087"],
    };
    expect(policy.problem(password, person)).toBe(messages.passwordContainsContext);
  });

  test("[SEC-B4] a long passphrase may hold a short name", () => {
    const person = { identifiers: ["jo"], words: ["Ann", "Li", ""] };
    expect(policy.problem("annual rainfall of 700 mm", person)).toBeNull();
  });

  test("[SEC-B3] the list can be switched off, own details cannot", () => {
    const lenient = createPasswordPolicy(null);
    expect(lenient.problem("iloveyou1", nobody)).toBeNull();
    expect(lenient.problem("practice1", nobody)).toBe(messages.passwordContainsContext);
  });
});
