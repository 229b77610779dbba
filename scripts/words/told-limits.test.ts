import {
  accountIdleMinutes,
  accountSessionMinutes,
  emailVerificationHours,
  rememberedDeviceDays,
  undoHours,
} from "@frontdoor/contract/account/account-page.ts";
import { wholeLanguages } from "@frontdoor/words/languages.ts";
import { describe, expect, test } from "vitest";
import { textsIn } from "./catalogues.ts";

/** Texts that tell a limit in digits, by file and name, with the limit that the code keeps. */
const told = [
  ["account.ts", "ended.why", accountIdleMinutes],
  ["account.ts", "ended.why", accountSessionMinutes],
  ["account-contact.ts", "email.sentMore", emailVerificationHours],
  ["account-two-step.ts", "keep.soon", accountIdleMinutes],
  ["account-two-step.ts", "told.onMore", undoHours],
  ["change-mails.ts", "ofBefore", undoHours],
  ["email-verification.ts", "isNewMore", undoHours],
  ["failures.ts", "ADDRESS_NOT_SETTLED", undoHours],
  ["failures.ts", "CHANGES_LOCKED", undoHours],
  ["two-step.ts", "neither.answer", undoHours],
  ["two-step.ts", "remember", rememberedDeviceDays],
  ["unrecognised.ts", "what.lock", undoHours],
] as const;

describe.each(wholeLanguages())("%s", (language) => {
  test.each(told)("%s, %s: %i", async (file, name, limit) => {
    const texts = await textsIn(language, file);
    const text = texts.find((each) => each.name.endsWith(`.${name}`))?.text ?? "";
    expect(text.match(/\d+/g)).toContain(String(limit));
  });
});
