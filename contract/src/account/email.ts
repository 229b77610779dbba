import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Entered, type Problems } from "../problems.ts";
import { emailRule } from "../rules.ts";
import { formRules, nothing, text } from "../wire.ts";
import { failuresOfChanges } from "./failures.ts";

/** What is wrong with a wish for another address. */
export function newEmailProblems({
  emailAddress: value,
}: Entered<{ emailAddress: string }>): Problems {
  const field = "emailAddress";
  return checkRules([emailRule({ field, label: accountFieldWords.emailAddress, value })]);
}

/**
 * Asks for another address: a link goes there, and the account keeps its address until somebody proves the new
 * one by it. The answer is the same whether the address has an account or not.
 */
export const changeEmail = call({
  api: "account",
  method: "POST",
  path: "/email",
  body: z.object({ emailAddress: text(fieldLimits.email) }).check(formRules(newEmailProblems)),
  reply: nothing,
  failures: failuresOfChanges,
  idempotent: true,
});

/** Sends the link once more: to the new address that waits for its proof, else to the one that is not proven yet. */
export const sendEmailProof = call({
  api: "account",
  method: "POST",
  path: "/email/send",
  body: nothing,
  reply: nothing,
  failures: failuresOfChanges,
  idempotent: true,
});

/** Gives up a change that waits for its proof, or takes back one that the old address could still undo. */
export const undoEmailChange = call({
  api: "account",
  method: "POST",
  path: "/email/undo",
  body: nothing,
  reply: nothing,
  failures: failuresOfChanges,
  idempotent: true,
});

const link = z.object({ token: text(fieldLimits.token) });

/** What the link of a mail would do, without doing it; 400 for one that does nothing any more. */
export const readEmailProof = call({
  api: "account",
  method: "POST",
  path: "/email/proof/read",
  body: link,
  reply: z.object({ address: z.string(), isNew: z.boolean() }),
  failures: ["CHANGE_LINK_INVALID"],
});

/** Proves the address that the link was mailed to; a new one is the account's from then on. No login is needed. */
export const proveEmail = call({
  api: "account",
  method: "POST",
  path: "/email/proof",
  body: link,
  reply: nothing,
  failures: ["CHANGE_LINK_INVALID", "CHANGES_LOCKED"],
  idempotent: true,
});
