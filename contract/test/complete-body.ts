import { academicFields } from "../src/academic/sign-up-fields.ts";
import { byFieldName, type FieldEntry } from "../src/form-fields.ts";
import { practiceFields } from "../src/practice/sign-up-fields.ts";

/** A value for each kind of rule; the first that a field's rule takes is the one that it gets. */
const samples = [
  "A value",
  "Value",
  "1",
  "1234567",
  "0821234567",
  "2024-02-29",
  "value@example.org",
  "MP0123456",
] as const;

/** A body of the practice sign-up with a value in every field that its table requires and that it leaves out. */
export function completePractice<Body extends object>(body: Body): Body {
  return complete(practiceFields, body, byFieldName(body));
}

/** The same of an academic sign-up. */
export function completeAcademic<Body extends object>(body: Body): Body {
  return complete(academicFields, body, { role: "HCP", ...byFieldName(body) });
}

/**
 * Tests name the fields that they are about. A field that is added to a sign-up, and is required, gets its value here, so
 * that no other test has to know of it.
 */
function complete<Entered extends object, Body extends object>(
  fields: Readonly<Record<string, FieldEntry<Entered>>>,
  body: Body,
  entered: Entered,
): Body {
  const added = Object.entries(fields).flatMap(([field, entry]): [string, string][] => {
    const { asked, formOnly, optional, rule, sent } = entry;
    if (field in entered || formOnly || optional || !sent || !rule) return [];
    if (asked?.(entered) === false) return [];
    const named = { field, label: entry.label, required: true };
    const isTaken = (value: string) => {
      const { problem, required = true } = rule({ ...named, value }, entered);
      return required && problem?.(value) == null;
    };
    const value = samples.find(isTaken);
    return value === undefined ? [] : [[field, value]];
  });
  return { ...body, ...Object.fromEntries(added.filter(([field]) => !field.includes("."))) };
}
