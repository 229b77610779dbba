import { standardMessages } from "@frontdoor/contract/errors.ts";
import { type ReactNode, useEffect, useReducer, useRef } from "react";
import { useAttempt } from "../../../client/attempt.ts";
import { leaveFor } from "../../../client/leave-for.ts";
import { saveLoginContextCookie } from "../../../client/login-context-cookie.ts";
import { markSignedUp } from "../../../client/mark-signed-up.ts";
import { goTo } from "../../../client/navigation-state.ts";
import { usePosted } from "../../../client/posted.ts";
import { startAfreshOnReturn } from "../../../client/start-afresh.ts";
import { createSubmissionKeys } from "../../../client/submission-keys.ts";
import { journeys } from "../../../journeys.ts";
import { loginError } from "../../../parts/login-error.ts";
import { failedLoginState } from "../../../parts/navigation-state/failed-login.ts";
import { earlyFields } from "../early-fields.ts";
import { isEntered } from "../form-table.ts";
import { strayAnswer } from "../registration-state.ts";
import { sectionProgress } from "../section-progress.ts";
import { clearDraft, keepDraft, readDraft } from "./academic-draft.ts";
import { academicSections, shownFields } from "./academic-fields.ts";
import { emptyAcademicForm } from "./academic-form.ts";
import { useInviteKey } from "./academic-invite.ts";
import { inviteKeyFor } from "./academic-invite-terms.ts";
import { toRegistration } from "./academic-registration.ts";
import { logInAfterSignUp, registerAcademicUser } from "./academic-sign-up.calls.ts";
import { useAcademicInvite, useAcademicLists } from "./academic-sign-up.loading.ts";
import { AcademicSignUpScreen } from "./academic-sign-up.screen.tsx";
import {
  type AcademicSignUp as AcademicSignUpState,
  factsOf,
  newAcademicSignUp,
  nextAcademicSignUp,
  problemsOf,
  registrationAnswer,
} from "./academic-sign-up.state.ts";
import { HodSearch } from "./hod-search/hod-search.tsx";

/** Connects the academic registration's state with its calls, draft and screen. */
export default function AcademicSignUp({ selector }: { selector: ReactNode }) {
  const posted = usePosted<AcademicSignUpState>();
  const [signUp, dispatch] = useReducer(nextAcademicSignUp, posted?.state ?? newAcademicSignUp);
  const keys = useRef(createSubmissionKeys());
  const formElement = useRef<HTMLFormElement>(null);
  const broughtKey = useInviteKey();
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }));
  const { form, invite, lists, restored } = signUp;
  /** A form sent without script is newer than any draft. */
  const isAnswered = posted !== null;
  useAcademicLists(form, lists, dispatch);
  useAcademicInvite(broughtKey, restored, dispatch);

  useEffect(() => {
    const entered = formElement.current ? new FormData(formElement.current) : new FormData();
    const early = earlyFields(entered, emptyAcademicForm);
    const draft = isAnswered ? {} : readDraft(broughtKey);
    const resumed = isEntered(draft, emptyAcademicForm);
    dispatch({ type: "restored", values: { ...draft, ...early }, resumed });
  }, [broughtKey, isAnswered]);
  useEffect(() => {
    if (restored) keepDraft(form, broughtKey);
  }, [form, restored, broughtKey]);

  const facts = factsOf(signUp);
  const missing = problemsOf(signUp, new Date());
  const submit = () => {
    if (Object.keys(missing).length > 0) {
      return dispatch({ type: "refused", message: standardMessages.validation, problems: missing });
    }
    const registration = toRegistration(form, facts);
    const inviteKey = inviteKeyFor(form, invite);
    dispatch({ type: "sent" });
    const { username, password } = registration.user;
    const idempotencyKey = keys.current.keyFor({ registration, inviteKey });
    const onProving = () => dispatch({ type: "proving" });
    attempt(
      (signal) =>
        registerAcademicUser(registration, inviteKey, { signal, idempotencyKey, onProving }),
      (sent) => {
        if (!sent.ok) {
          // Without a solution the form is sent as without script, and waits or mails a link.
          if (sent.error.challenge !== undefined) {
            startAfreshOnReturn();
            return formElement.current?.submit();
          }
          return dispatch(registrationAnswer(sent.error, registration.role));
        }
        clearDraft();
        markSignedUp();
        attempt((signal) => logInAfterSignUp(username, password, { signal }), enter);
      },
    );
  };
  const enter = (login: Awaited<ReturnType<typeof logInAfterSignUp>>) => {
    if (!login.ok) {
      const error = loginError(login.error, false);
      goTo(journeys.signUp.loginFailed, { state: failedLoginState(error) });
      return;
    }
    saveLoginContextCookie("academic");
    const leaves = leaveFor(login.reply.location);
    dispatch(leaves ? { type: "accepted" } : { type: "refused", ...strayAnswer });
  };

  return (
    <>
      <AcademicSignUpScreen
        signUp={signUp}
        progress={sectionProgress(
          academicSections,
          shownFields(form, facts),
          new Set(Object.keys(missing)),
          new Set(Object.keys(signUp.problems)),
        )}
        selector={selector}
        ref={formElement}
        onChange={(change) => dispatch({ ...change, now: new Date() })}
        onAskListsAgain={() => dispatch({ type: "listsAskedAgain" })}
        onSubmit={submit}
      />
      <HodSearch
        form={form}
        lists={lists}
        onAskListsAgain={() => dispatch({ type: "listsAskedAgain" })}
        onName={(value) => dispatch({ type: "changed", field: "hod", value, now: new Date() })}
      />
    </>
  );
}
