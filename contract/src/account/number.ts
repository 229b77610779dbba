import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Entered, type Problems, presentRule } from "../problems.ts";
import { phoneRule } from "../rules.ts";
import { codeText, formRules, text } from "../wire.ts";
import { changing, failuresOfChanges } from "./changes.ts";

export function newNumberProblems({
  cellNumber: value,
}: Entered<{ cellNumber: string }>): Problems {
  const field = "cellNumber";
  return checkRules([phoneRule({ field, label: accountFieldWords.cellNumber, value })]);
}

/** Asks for another cellphone number: a code goes there by SMS, and the account keeps its number until the code is typed. */
export const changeNumber = call({
  ...changing,
  path: "/number",
  body: z.object({ cellNumber: text(fieldLimits.phone) }).check(formRules(newNumberProblems)),
});

/** Sends a code to a new number that is not verified yet, else to the account's unverified number. */
export const sendNumberCode = call({ ...changing, path: "/number/send" });

/** Verifies the number that the code was sent to; a new one is the account's from then on. */
export const verifyNumber = call({
  ...changing,
  path: "/number/proof",
  body: z
    .object({ code: codeText })
    .check(formRules(({ code }) => checkRules([presentRule("code", code)]))),
  failures: [...failuresOfChanges, "NUMBER_CODE_INVALID"],
});

/** By which ways a one-time code can go to a number. */
export const codeWays = ["sms", "whatsapp"] as const;
export type CodeWay = (typeof codeWays)[number];

/** Chooses by which way one-time codes go to the account's number; by the other one where that way fails. */
export const chooseCodeWay = call({
  ...changing,
  path: "/number/code-way",
  body: z.object({ way: z.enum(codeWays) }),
});
