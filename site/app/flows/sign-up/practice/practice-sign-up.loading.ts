import { type Dispatch, useEffect, useState } from "react";
import { attempt } from "../../../client/attempt.ts";
import { goTo } from "../../../client/navigation-state.ts";
import { journeys } from "../../../journeys.ts";
import { askForInvite } from "../../../parts/practice-invite/practice-invite.calls.ts";
import { forgetUnusable, useInviteCode } from "../../../parts/practice-invite/practice-invite.ts";
import type { FormLists } from "../form-lists.ts";
import { useList } from "../list-loading.ts";
import type { PracticeForm } from "./practice-form.ts";
import { loadList } from "./practice-sign-up.calls.ts";
import type { ListName, SignUpEvent } from "./practice-sign-up.state.ts";

/**
 * Loads the form's lists: countries and disciplines at once, then the specialities of the chosen discipline and the
 * roles of the chosen speciality (S4.036, S4.037).
 */
export function usePracticeLists(
  form: PracticeForm,
  lists: FormLists<ListName>,
  dispatch: Dispatch<SignUpEvent>,
): void {
  useList("countries", "all", lists, loadList, dispatch);
  useList("disciplines", "all", lists, loadList, dispatch);
  useList("specialities", form["hcp.discipline"], lists, loadList, dispatch);
  useList("roles", form["hcp.speciality"], lists, loadList, dispatch);
}

/** Loads the invite in the address (S4.001–S4.006); a taken one redirects to the login (Q045). */
export function usePracticeInvite(dispatch: Dispatch<SignUpEvent>): void {
  const code = useInviteCode();
  const [returns, setReturns] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes back to a kept page needs the answer still
  useEffect(() => {
    if (code === "") return;
    const askOnReturn = () =>
      window.addEventListener("pageshow", () => setReturns((before) => before + 1), { once: true });
    return attempt(
      (signal) => askForInvite(code, { signal }),
      (outcome) => {
        forgetUnusable(outcome);
        if (outcome.kind === "taken") goTo(journeys.signUp.inviteTaken, { replace: true });
        else dispatch({ type: "inviteAnswered", outcome });
      },
      askOnReturn,
    );
  }, [code, dispatch, returns]);
}
