import { expect, test } from "vitest";
import { answerText, smtpAnswer } from "./answer-text.ts";

const message = { to: "lerato@example.org", text: "Hello Lerato. Your code is KDWPXX." };

test.each([
  ["550 5.1.1 <lerato@example.org>: user unknown", "550 5.1.1 : user unknown"],
  ["550 5.1.1 user lerato unknown", "550 5.1.1 user … unknown"],
  [
    "450 4.2.0 lerato@example.org Greylisted, see https://x.example/t?k=1",
    "450 4.2.0 … Greylisted, see …",
  ],
  ["451-4.7.1 Try again\r\n451 4.7.1 in 300 seconds", "451 4.7.1 Try again in 300 seconds"],
  [
    "550 not for nomvula@example.com, thandi\uFF20example.org and others",
    "550 not for … and others",
  ],
  ["552 5.2.2 Mailbox full", "552 5.2.2 Mailbox full"],
  ["421 Too many connections", "421 Too many connections"],
])("[SEC-H3] status, enhanced code and words are kept, addresses are not: %s", (response, kept) => {
  expect(smtpAnswer(response, message)).toBe(kept);
});

test.each([
  ["number +27 82 123 4567 is barred", "number … is barred"],
  ["cannot send 'Your code is 042917'", "cannot send 'Your code is …'"],
  ["token 9f8e7d6c5b4a refused", "token … refused"],
  ["refused: Hello Lerato. Your code is KDWPXX.", "refused: …"],
  ["line\u0000one\r\nline two\u202e", "line one line two"],
])("[SEC-H3] no number, code, token or repeated text is kept: %s", (text, kept) => {
  expect(answerText("SMS 400", text, message)).toBe(`SMS 400 ${kept}`);
});

test("[SEC-H3] an answer of any length is one short line, of its first 2,000 letters, without the word that they cut", () => {
  for (const before of [2_000, 1_995]) {
    expect(answerText("550", `${" ".repeat(before)}thandi@example.org`, message)).toBe("550");
  }
  expect(answerText("550", "no ".repeat(10_000), message).length).toBeLessThanOrEqual(240);
});
