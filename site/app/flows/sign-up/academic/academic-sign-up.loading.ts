import { type Dispatch, useEffect } from "react";
import { whileHere } from "../../../client/while-here.ts";
import { useList } from "../list-loading.ts";
import type { AcademicForm } from "./academic-form.ts";
import { askForAcademicInvite } from "./academic-invite.ts";
import { loadList } from "./academic-sign-up.calls.ts";
import type { SignUpEvent } from "./academic-sign-up.state.ts";

/**
 * Loads what the form offers: four lists at once, specialities for the chosen discipline, grades for
 * the chosen speciality (S4.023–S4.026). `attempts` asks again when it rises.
 */
export function useAcademicLists(
  form: AcademicForm,
  attempts: number,
  dispatch: Dispatch<SignUpEvent>,
): void {
  useList("countries", "all", attempts, loadList, dispatch);
  useList("disciplines", "all", attempts, loadList, dispatch);
  useList("roles", "all", attempts, loadList, dispatch);
  useList("institutions", "all", attempts, loadList, dispatch);
  useList("specialities", form.disciplineId, attempts, loadList, dispatch);
  useList("grades", form.specialityId, attempts, loadList, dispatch);
}

/** Loads the invite that the address names (S4.032–S4.035), once the draft is back. */
export function useAcademicInvite(
  key: string,
  restored: boolean,
  dispatch: Dispatch<SignUpEvent>,
): void {
  useEffect(() => {
    if (key === "" || !restored) return;
    return whileHere(
      (signal) => askForAcademicInvite(key, signal),
      (outcome) => dispatch({ type: "inviteAnswered", outcome }),
    );
  }, [key, restored, dispatch]);
}
