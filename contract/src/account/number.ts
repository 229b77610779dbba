import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Entered, type Problems } from "../problems.ts";
import { phoneRule } from "../rules.ts";
import { codeText, formRules, text } from "../wire.ts";
import { changing, failuresOfChanges } from "./changes.ts";
import { codeProblems } from "./code-problems.ts";

export function newNumberProblems({
  cellNumber: value,
}: Entered<{ cellNumber: string }>): Problems {
  const field = "cellNumber";
  return checkRules([phoneRule({ field, label: accountFieldWords.cellNumber, value })]);
}

/**
 * Requests a change of the cellphone number. A code is sent to the new one by SMS, and the account keeps its number
 * until the code is entered.
 */
export const changeNumber = call({
  ...changing,
  path: "/number",
  body: z.object({ cellNumber: text(fieldLimits.phone) }).check(formRules(newNumberProblems)),
});

/** Sends a code to a new number that is not verified yet, else to the account's unverified number. */
export const sendNumberCode = call({ ...changing, path: "/number/send" });

/** Verifies the number that the code was sent to; a new one then replaces the account's. */
export const verifyNumber = call({
  ...changing,
  path: "/number/proof",
  body: z.object({ code: codeText }).check(formRules(codeProblems)),
  failures: [...failuresOfChanges, "NUMBER_CODE_INVALID"],
});

/** The channels by which a one-time code can be sent to a number. */
export const codeWays = ["sms", "whatsapp"] as const;

/** Chooses the channel of one-time codes to the account's number; where it fails, the other one is used. */
export const chooseCodeWay = call({
  ...changing,
  path: "/number/code-way",
  body: z.object({ way: z.enum(codeWays) }),
});
