import type { FieldEntry } from "@frontdoor/contract/form-fields.ts";
import { safeParse } from "zod/mini";

/**
 * The values of a form sent by the browser: valid fields are entered in the table's order, so that dependent fields
 * follow their choice.
 * @param change enters one field
 */
export function postedEntries<Form extends object>(
  table: Readonly<Record<string, FieldEntry<never>>>,
  posted: URLSearchParams,
  untouched: Form,
  change: (form: Form, field: keyof Form, value: never) => Form,
): Form {
  let form = untouched;
  for (const [name, before] of Object.entries(untouched)) {
    const value = enteredValue(posted.getAll(name).at(-1) ?? null, before);
    const draft = table[name]?.draft;
    if (value === undefined || (draft !== undefined && !safeParse(draft, value).success)) continue;
    form = change(form, name as keyof Form, value as never);
  }
  return form;
}

/** A checkbox is sent only where it is ticked; values other than text are JSON. */
function enteredValue(text: string | null, before: unknown): unknown {
  if (typeof before === "boolean") return text !== null;
  if (text === null || typeof before === "string") return text ?? undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
