import type { HodRecord } from "@frontdoor/contract/academic/lookups.ts";
import type { FormLists } from "../form-lists.ts";
import type { LookupList } from "../lookup-list.ts";
import type { AcademicForm } from "./academic-form.ts";

/**
 * Whether the chosen HOD works in another institution or speciality than the form says (S4.019, S4.020). Empty values
 * match anything (Q055).
 */
export function isHodElsewhere(
  form: Pick<AcademicForm, "hod" | "trainingInstitutionId" | "specialityId">,
  lists: FormLists<"institutions" | "specialities">,
): boolean {
  if (form.hod?.is !== "found") return false;
  const { trainingInstitution, speciality } = form.hod.hod;
  return (
    differs(trainingInstitution, form.trainingInstitutionId, lists.institutions) ||
    differs(speciality, form.specialityId, lists.specialities)
  );
}

/** Records are compared by id, plain texts by the name of the choice. */
function differs(theirs: HodRecord["speciality"], chosenId: string, list: LookupList): boolean {
  if (theirs === null || chosenId === "") return false;
  if (typeof theirs !== "string") return theirs.id !== chosenId;
  const chosen = nameIn(list, chosenId);
  return chosen !== undefined && chosen !== theirs;
}

export function nameIn(list: LookupList, id: string): string | undefined {
  return list.is === "loaded" ? list.items.find((item) => item.id === id)?.name : undefined;
}
