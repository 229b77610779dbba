import { brand } from "@frontdoor/brand/brand.ts";
import { otpMinutes } from "@frontdoor/contract/constants.ts";
import { languageCodes } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { expect, test } from "vitest";
import { smsSegments } from "../../../test/sms-segments.ts";
import { boundToOrigin } from "./code-message.ts";
import { isGsm7 } from "./gsm7.ts";

const config = { publicUrl: "https://accounts.heron-health.example" };
const texts = languageCodes.flatMap((language) =>
  Object.entries(serverWords[language].sms).map(([name, text]) => ({ language, name, text })),
);

test.each(texts.filter(({ text }) => text.includes("{code}")))(
  "$language: the text of $name is one message in GSM's alphabet, code first, and bound to our address",
  ({ text }) => {
    const filled = fill(text, { code: "042917", brand: brand.name, minutes: otpMinutes });
    const sent = boundToOrigin(filled, config, "042917");
    expect(sent).toMatch(/^042917 /);
    expect(sent.split("\n").at(-1)).toBe("@accounts.heron-health.example #042917");
    expect([isGsm7(sent), smsSegments(sent)]).toEqual([true, 1]);
  },
);

test.each(texts.filter(({ text }) => !text.includes("{code}")))(
  "$language: the text of $name is one message in GSM's alphabet",
  ({ text }) => {
    const sent = fill(text, { code: "", brand: brand.name, minutes: otpMinutes });
    expect([isGsm7(sent), smsSegments(sent)]).toEqual([true, 1]);
  },
);
