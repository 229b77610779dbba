import { standardMessages } from "@frontdoor/contract/errors.ts";
import {
  type FormOutcome,
  type PostedForm,
  signUpLinkParameter,
} from "@frontdoor/contract/posted-forms.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { isEmail } from "@frontdoor/contract/validators/email.ts";
import { postedFormWords } from "@frontdoor/words/posted-form.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { CallError, SendOptions } from "../../client/send.ts";

/** What the browser stores while a waiting time replaces proof of work. */
interface Waiting {
  permit: string;
}

/** The message and state of a form that requires proof of work. */
interface Asked {
  message: string;
  offer: Offer;
}

interface Offer extends AskedForWork {
  kept: unknown;
}

/** The part of a sign-up's state that says whether the form offers a mailed link. */
export interface AskedForWork {
  isWorkAsked: boolean;
}

/**
 * Sends a registration without script, with what replaces proof of work: a waiting time of this browser, else the
 * mailed link that opened the page (decision 0069).
 */
export function withoutWork(form: PostedForm) {
  const waiting = waitingOf(form);
  const permit = waiting?.permit ?? form.query.get(signUpLinkParameter);
  let secondsLeft: string | null = null;
  const sending: SendOptions = {
    ...form.sending,
    ...(permit === null ? {} : { proofOfWork: permit }),
    heard({ headers }) {
      secondsLeft = headers.get("Retry-After");
    },
  };
  return {
    sending,
    /** The message of a refused registration and what its browser stores; null where no proof of work is required. */
    askedBy({ challenge, message, status }: CallError): Asked | null {
      if (challenge === undefined)
        return status === 429 && waiting !== null
          ? { message, offer: { kept: undefined, isWorkAsked: true } }
          : null;
      if (waiting !== null && secondsLeft !== null) return waitFor(waiting, secondsLeft);
      const { permit, seconds } = form.withoutWork.wait();
      return waitFor({ permit }, seconds);
    },
  };
}

function waitFor(kept: Waiting, seconds: number | string): Asked {
  const message = fill(postedFormWords.wait, { seconds: String(seconds) });
  return { message, offer: { kept, isWorkAsked: true } };
}

/** The part of a sign-up's state that `withoutPasswordsIn` changes. */
interface SignUpState {
  form: { password: string; confirmPassword: string };
  resumed: boolean;
}

/**
 * Shows the form again.
 * @param offer by default, a waiting time that has begun continues
 */
export function shownAgain<State extends SignUpState>(
  form: PostedForm,
  signUp: State,
  { kept, isWorkAsked }: Offer = { kept: form.kept, isWorkAsked: waitingOf(form) !== null },
): Extract<FormOutcome, { is: "shown" }> {
  return { is: "shown", state: { ...withoutPasswordsIn(signUp), isWorkAsked }, kept };
}

/** Clears the passwords; `resumed` makes the form say so. */
export function withoutPasswordsIn<State extends SignUpState>(signUp: State): State {
  const form = { ...signUp.form, password: "", confirmPassword: "" };
  return { ...signUp, form, resumed: signUp.form.password !== "" };
}

/** The waiting time that this browser began, if any. */
function waitingOf({ kept }: PostedForm): Waiting | null {
  const isWaiting = typeof kept === "object" && kept !== null && "permit" in kept;
  return isWaiting ? (kept as Waiting) : null;
}

/**
 * Mails the link that replaces proof of work, and returns the form's message.
 * @param field the field of the email address
 */
export async function mailLink(
  { withoutWork: { mailLink } }: PostedForm,
  product: LoginProduct,
  { field, email }: { field: string; email: string },
) {
  const type = "refused" as const;
  if (!isEmail(email.trim())) {
    const problems = { [field]: postedFormWords.linkWithoutAddress };
    return { type, message: standardMessages.validation, problems };
  }
  await mailLink(product, email.trim());
  return { type, message: postedFormWords.linkSent, problems: {} };
}
