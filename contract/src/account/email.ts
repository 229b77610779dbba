import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Entered, type Problems } from "../problems.ts";
import { loginProducts } from "../products.ts";
import { emailRule } from "../rules.ts";
import { formRules, text } from "../wire.ts";
import { changing, posting } from "./changes.ts";
import { moment } from "./values.ts";

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
  ...changing,
  path: "/email",
  body: z.object({ emailAddress: text(fieldLimits.email) }).check(formRules(newEmailProblems)),
});

/**
 * Sends the verification link again: to a new address that is not verified yet, else to the account's unverified
 * address.
 */
export const sendEmailVerification = call({ ...changing, path: "/email/send" });

/** Gives up a change that waits for its proof, or takes back one that the old address could still undo. */
export const undoEmailChange = call({ ...changing, path: "/email/undo" });

const link = z.object({ token: text(fieldLimits.token) });

/** What the press on the link of a proof comes to in the browser that asks. */
const verificationNexts = ["prove", "new-password", "log-in"] as const;

const offer = z.object({
  address: z.string(),
  /** Whether it takes the place of the account's address. */
  isNew: z.boolean(),
  /** Whose account it is: its product, its username without most of its signs, and when it was made. */
  product: z.enum(loginProducts),
  username: z.string(),
  since: moment,
  /**
   * `prove` where this browser has logged in to the account or registered it. In any other browser a new password
   * verifies the address of a registration, and a login verifies a changed address.
   */
  next: z.enum(verificationNexts),
  /**
   * From when on a press proves a new address without a login: one that support has asked for, unless the address before
   * has said by then that it was not its owner. Null where a login is always wanted, or none is.
   */
  opensAt: z.nullable(moment),
});
export type EmailVerificationOffer = z.output<typeof offer>;

/** What the link of a mail would do, without doing it; 400 for one that does nothing any more. */
export const readEmailVerification = call({
  ...posting,
  path: "/email/proof/read",
  body: link,
  reply: offer,
  failures: ["CHANGE_LINK_INVALID"],
});

/**
 * Verifies the address that the link was mailed to; a changed address becomes the account's. In a browser that the
 * account does not know, the address of a registration is verified by choosing a new password at the `location` of the
 * answer. A changed address needs a login there, unless support asked for the change and `opensAt` has passed.
 */
export const verifyEmailAddress = call({
  ...changing,
  path: "/email/proof",
  body: link,
  reply: z.object({ location: z.optional(z.string()) }),
  failures: ["CHANGE_LINK_INVALID", "CHANGES_LOCKED", "SESSION_ENDED"],
});

/**
 * Reports that the account does not belong to the reader of the address. Nothing is verified: a requested change is
 * cancelled, and a registration's address gets no further verification links.
 */
export const refuseEmailVerification = call({
  ...changing,
  path: "/email/proof/refuse",
  body: link,
  failures: ["CHANGE_LINK_INVALID"],
});
