import { otherAddressProblems } from "@frontdoor/contract/academic/verify-email-rules.ts";
import { languageOfPath } from "@frontdoor/contract/languages.ts";
import {
  type AskedForm,
  answeredParameter,
  type FormOutcome,
  type PostedForm,
} from "@frontdoor/contract/posted-forms.ts";
import { type PostedScreen, typed, verbatim, whichOf } from "../../fields/posted-screen.ts";
import { sendAgain, takeAddress, verify } from "./verify-email.calls.ts";
import { presses } from "./verify-email.screen.tsx";
import {
  newVerifyEmail,
  nextVerifyEmail,
  type VerifyEmail,
  type VerifyEmailEvent,
} from "./verify-email.state.ts";

/** Verify email without script (S2.157–S2.164): the press is the confirmation. */
export const postedVerifyEmail: PostedScreen = {
  answer(form) {
    switch (whichOf(form)) {
      case presses.again:
        return again(form);
      case presses.openOther:
        return Promise.resolve(shown(form, { type: "otherAddressOpened" }));
      case presses.other:
        return takeOther(form);
      default:
        return activate(form);
    }
  },
  saying(form, message) {
    const refusal = { message, problems: {} };
    if (isActivation(form)) {
      return { at: "failed", emailAddress: emailOf(form), refusal } satisfies VerifyEmail;
    }
    return { ...screenOf(form), refusal };
  },
};

/** Where an API leads; to the page that awaits a message in a way that tells it that no script will say so. */
export function toldWithoutScript(location: string): string {
  const { path } = languageOfPath(location);
  const isWaiting = path.startsWith("/verifyEmail?") && !path.includes("verificationCode=");
  return isWaiting ? `${location}&${answeredParameter}=` : location;
}

/** That page; null where a script opened it, or a mailed link. */
export async function askedVerifyEmail({ query }: AskedForm): Promise<VerifyEmail | null> {
  if (!query.has(answeredParameter)) return null;
  const state = newVerifyEmail({ email: query.get("email") ?? "", code: codeOf({ query }) });
  return state.at === "waiting" ? state : null;
}

/** A corrected address, entered on the last page of the same link. */
interface Kept {
  emailAddress: string;
  /** The link's address. */
  insteadOf: string;
}

function emailOf({ kept, query }: PostedForm): string {
  const ofLink = query.get("email") ?? "";
  const given = kept as Kept | undefined;
  return given?.insteadOf === ofLink ? given.emailAddress : ofLink;
}

/** The page of a registration that awaits its mail, source of all presses but the first. */
function screenOf(form: PostedForm): VerifyEmail {
  return newVerifyEmail({ email: emailOf(form), code: "" });
}

/** Whether it is the press on a mailed link, which has no name but a code in its address. */
function isActivation(form: PostedForm): boolean {
  return whichOf(form) === "" && codeOf(form) !== "" && emailOf(form) !== "";
}

const codeOf = ({ query }: Pick<PostedForm, "query">) => query.get("verificationCode") ?? "";

function shown(form: PostedForm, ...events: VerifyEmailEvent[]): FormOutcome {
  const state = events.reduce(nextVerifyEmail, screenOf(form));
  return { is: "shown", state, kept: form.kept };
}

async function activate(form: PostedForm): Promise<FormOutcome> {
  const emailAddress = emailOf(form);
  const code = codeOf(form);
  const start = newVerifyEmail({ email: emailAddress, code });
  if (start.at !== "checking") return { is: "shown", state: start };
  const link = { emailAddress, verificationCode: code };
  const verification = await verify(link, true, form.sending);
  const state = nextVerifyEmail(start, { type: "answered", verification });
  return { is: state.at === "verified" ? "done" : "shown", state };
}

async function again(form: PostedForm): Promise<FormOutcome> {
  const sent = await sendAgain(emailOf(form), form.sending);
  if (!sent.ok) return shown(form, { type: "failed", error: sent.error });
  const state = nextVerifyEmail(screenOf(form), { type: "sentAgain" });
  return { is: "done", state, kept: form.kept };
}

async function takeOther(form: PostedForm): Promise<FormOutcome> {
  const entered = {
    newEmailAddress: typed(form, "newEmailAddress"),
    password: verbatim(form, "password"),
  };
  const opened = { type: "otherAddressOpened" } as const;
  const problems = otherAddressProblems(entered);
  if (Object.keys(problems).length > 0)
    return shown(form, opened, { type: "incomplete", problems });
  const body = { emailAddress: emailOf(form), ...entered };
  const sent = await takeAddress(body, form.sending);
  if (!sent.ok) return shown(form, opened, { type: "failed", error: sent.error });
  const emailAddress = entered.newEmailAddress;
  const state = nextVerifyEmail(screenOf(form), { type: "otherAddressTaken", emailAddress });
  return {
    is: "done",
    state,
    kept: { emailAddress, insteadOf: form.query.get("email") ?? "" } satisfies Kept,
  };
}
