import { standardMessages } from "@frontdoor/contract/errors.ts";
import { type ReactNode, useEffect, useReducer, useRef } from "react";
import { useAttempt } from "../../../client/attempt.ts";
import { leaveFor } from "../../../client/leave-for.ts";
import { markSignedUp } from "../../../client/mark-signed-up.ts";
import { usePosted } from "../../../client/posted.ts";
import { startAfreshOnReturn } from "../../../client/start-afresh.ts";
import { createSubmissionKeys } from "../../../client/submission-keys.ts";
import { passNoInvite } from "../../../parts/practice-invite/practice-invite.ts";
import { earlyFields } from "../early-fields.ts";
import { isEntered } from "../form-table.ts";
import { strayAnswer } from "../registration-state.ts";
import { sectionProgress } from "../section-progress.ts";
import { clearDraft, keepDraft, readDraft } from "./practice-draft.ts";
import { practiceSections, shownPracticeFields } from "./practice-fields.ts";
import { emptyPracticeForm, toPracticeUser } from "./practice-form.ts";
import { registerPracticeUser } from "./practice-sign-up.calls.ts";
import { usePracticeInvite, usePracticeLists } from "./practice-sign-up.loading.ts";
import { PracticeSignUpScreen } from "./practice-sign-up.screen.tsx";
import {
  isInviteRefused,
  newPracticeSignUp,
  nextPracticeSignUp,
  type PracticeSignUp as PracticeSignUpState,
  problemsOf,
  registrationRefusal,
} from "./practice-sign-up.state.ts";

/** Connects the practice registration's state with its calls, draft and screen. */
export default function PracticeSignUp({ selector }: { selector: ReactNode }) {
  const posted = usePosted<PracticeSignUpState>();
  const [signUp, dispatch] = useReducer(nextPracticeSignUp, posted?.state ?? newPracticeSignUp);
  const keys = useRef(createSubmissionKeys());
  const formElement = useRef<HTMLFormElement>(null);
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }));
  const { form, invite, lists, restored } = signUp;
  /** A form sent without script is newer than any draft. */
  const isAnswered = posted !== null;
  usePracticeLists(form, lists, dispatch);
  usePracticeInvite(dispatch);

  useEffect(() => {
    const entered = formElement.current ? new FormData(formElement.current) : new FormData();
    const early = earlyFields(entered, emptyPracticeForm);
    const draft = isAnswered ? {} : readDraft();
    const resumed = isEntered(draft, emptyPracticeForm);
    dispatch({ type: "restored", values: { ...draft, ...early }, resumed });
  }, [isAnswered]);
  useEffect(() => {
    if (restored) keepDraft(form);
  }, [form, restored]);

  const missing = problemsOf(signUp);
  const submit = () => {
    if (Object.keys(missing).length > 0) {
      return dispatch({ type: "refused", message: standardMessages.validation, problems: missing });
    }
    const user = toPracticeUser(form, invite);
    dispatch({ type: "sent" });
    const idempotencyKey = keys.current.keyFor(user);
    const onProving = () => dispatch({ type: "proving" });
    attempt(
      (signal) => registerPracticeUser(user, { signal, idempotencyKey, onProving }),
      (sent) => {
        if (!sent.ok) {
          // Without a solution the form is sent as without script, and waits or mails a link.
          if (sent.error.challenge !== undefined) {
            startAfreshOnReturn();
            return formElement.current?.submit();
          }
          if (isInviteRefused(sent.error)) passNoInvite();
          return dispatch({ type: "refused", ...registrationRefusal(sent.error) });
        }
        clearDraft();
        markSignedUp();
        const leaves = leaveFor(sent.reply.location);
        dispatch(leaves ? { type: "accepted" } : { type: "refused", ...strayAnswer });
      },
    );
  };

  return (
    <PracticeSignUpScreen
      signUp={signUp}
      progress={sectionProgress(
        practiceSections,
        shownPracticeFields(form, invite),
        new Set(Object.keys(missing)),
        new Set(Object.keys(signUp.problems)),
      )}
      selector={selector}
      ref={formElement}
      onChange={dispatch}
      onAskListsAgain={() => dispatch({ type: "listsAskedAgain" })}
      onSubmit={submit}
    />
  );
}
