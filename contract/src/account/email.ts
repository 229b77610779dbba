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

/** The problems of a request for another address. */
export function newEmailProblems({
  emailAddress: value,
}: Entered<{ emailAddress: string }>): Problems {
  const field = "emailAddress";
  return checkRules([emailRule({ field, label: accountFieldWords.emailAddress, value })]);
}

/**
 * Requests a change of the email address. A link is mailed to the new one, and the account keeps its address until the
 * link verifies that. The response is the same whether or not the address has an account.
 */
export const changeEmail = call({
  ...changing,
  path: "/email",
  body: z.object({ emailAddress: text(fieldLimits.email) }).check(formRules(newEmailProblems)),
});

/**
 * Sends the verification link again. It goes to a new address that is not verified yet, else to the account's unverified
 * address.
 */
export const sendEmailVerification = call({ ...changing, path: "/email/send" });

/** Cancels a change that waits for verification, or reverts one that the old address could still undo. */
export const undoEmailChange = call({ ...changing, path: "/email/undo" });

const link = z.object({ token: text(fieldLimits.token) });

/** What the button of a verification link does in this browser. */
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
   * When a press verifies the new address without a login: for a change that support requested, unless the old address
   * has reported by then that it was not its owner. Null where a login is always needed, or never.
   */
  opensAt: z.nullable(moment),
});
export type EmailVerificationOffer = z.output<typeof offer>;

/** Returns what a mailed link would do, without doing it; 400 for a link that is no longer valid. */
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
