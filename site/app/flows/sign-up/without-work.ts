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
import { withoutPasswords } from "./posted-entries.ts";

/** What the browser keeps while it waits in place of a proof of work. */
interface Waiting {
  permit: string;
}

/** What the form says and offers where a proof of work is asked for. */
interface Asked {
  message: string;
  offer: Offer;
}

interface Offer extends AskedForWork {
  kept: unknown;
}

/** Of the posted state of a sign-up: whether the form offers a link by mail. */
export interface AskedForWork {
  isWorkAsked: boolean;
}

/**
 * Sends a registration without script, with what replaces a proof of work: the wait of this browser, else the mailed link
 * that opened the page (decision 0069).
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
    /** What a refused registration is told, and what its browser keeps; null where no work is asked for. */
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

/** The state of a sign-up, as far as it goes back to its browser. */
interface SignUpState {
  form: { password: string; confirmPassword: string };
  resumed: boolean;
}

/**
 * The form again.
 * @param offer a wait goes on, whatever the form is used for meanwhile
 */
export function shownAgain<State extends SignUpState>(
  form: PostedForm,
  signUp: State,
  { kept, isWorkAsked }: Offer = { kept: form.kept, isWorkAsked: waitingOf(form) !== null },
): FormOutcome {
  return { is: "shown", state: { ...withoutPasswordsIn(signUp), isWorkAsked }, kept };
}

/** A password that was entered is missing when the form comes back, and the form says so. */
export function withoutPasswordsIn<State extends SignUpState>(signUp: State): State {
  const { form } = signUp;
  return { ...signUp, form: withoutPasswords(form), resumed: form.password !== "" };
}

/** The wait that this browser began, where it did. */
function waitingOf({ kept }: PostedForm): Waiting | null {
  const isWaiting = typeof kept === "object" && kept !== null && "permit" in kept;
  return isWaiting ? (kept as Waiting) : null;
}

/**
 * Mails the link that replaces a proof of work, and returns what the form shows.
 * @param field in which the address is entered
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
