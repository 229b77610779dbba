import { type Dispatch, useEffect } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import type { FormLists } from "../form-lists.ts";
import { useList } from "../list-loading.ts";
import type { AcademicForm } from "./academic-form.ts";
import { askForAcademicInvite } from "./academic-invite.ts";
import { loadList } from "./academic-sign-up.calls.ts";
import type { ListName, SignUpEvent } from "./academic-sign-up.state.ts";

/**
 * Loads the form's lists: four at once, then the specialities of the chosen discipline and the grades of the chosen
 * speciality (S4.023–S4.026).
 */
export function useAcademicLists(
  form: AcademicForm,
  lists: FormLists<ListName>,
  dispatch: Dispatch<SignUpEvent>,
): void {
  useList("countries", "all", lists, loadList, dispatch);
  useList("disciplines", "all", lists, loadList, dispatch);
  useList("roles", "all", lists, loadList, dispatch);
  useList("institutions", "all", lists, loadList, dispatch);
  useList("specialities", form.disciplineId, lists, loadList, dispatch);
  useList("grades", form.specialityId, lists, loadList, dispatch);
}

/** Loads the invite in the address (S4.032–S4.035), after the draft is restored. */
export function useAcademicInvite(
  key: string,
  restored: boolean,
  dispatch: Dispatch<SignUpEvent>,
): void {
  useEffect(() => {
    if (key === "" || !restored) return;
    return abortOnUnmount(
      (signal) => askForAcademicInvite(key, { signal }),
      (outcome) => dispatch({ type: "inviteAnswered", outcome }),
    );
  }, [key, restored, dispatch]);
}
