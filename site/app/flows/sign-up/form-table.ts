import type { FieldEntry } from "@frontdoor/contract/form-fields.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { safeParse } from "zod/mini";
import { withStorage } from "../../client/tab-storage.ts";

type Table<Entered> = Readonly<Record<string, FieldEntry<Entered>>>;

/** The values of a form, by the table of its fields: text as typed, selects as ids. */
export type FormOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { initial: infer Value } ? Value : string;
};

export type TextFieldOf<Form> = {
  [Name in keyof Form]: string extends Form[Name] ? Name : never;
}[keyof Form];

export function emptyFormOf<Fields extends Table<never>>(fields: Fields): FormOf<Fields> {
  const values = Object.entries(fields).map(([name, { initial = "" }]) => [name, initial]);
  return Object.fromEntries(values);
}

export interface SectionOf<Id, Name> {
  id: Id;
  title: string;
  fields: readonly Name[];
}

/** The sections of a form, in order. */
export function sectionsOf<Id extends string, Name extends string>(
  titles: Readonly<Record<Id, string>>,
  fields: Readonly<Record<Name, { section: Id; endsSection?: true }>>,
): readonly SectionOf<Id, Name>[] {
  const names = Object.keys(fields) as Name[];
  return (Object.keys(titles) as Id[]).map((id) => {
    const own = names.filter((name) => fields[name].section === id);
    const [first, last] = [false, true].map((ends) =>
      own.filter((name) => (fields[name].endsSection ?? false) === ends),
    );
    return { id, title: titles[id], fields: [...(first ?? []), ...(last ?? [])] };
  });
}

export function isFaulty<Id extends string>(
  fields: Readonly<Record<string, { section: Id }>>,
  section: Id,
  problems: Problems,
): boolean {
  return Object.keys(problems).some((field) => fields[field]?.section === section);
}

/** Whether a field is visible: it is asked for and not hidden. */
export function isShown<Entered>(field: FieldEntry<Entered>, entered: Entered): boolean {
  return field.asked?.(entered) !== false && field.shows?.(entered) !== false;
}

/**
 * Moves each problem to a visible field, one message per field, in the order of the form.
 * @param placeOf the field that shows a field's problem: itself, or the one that reveals it (Q050)
 */
export function placedOn(
  shown: readonly string[],
  problems: Problems,
  placeOf: (field: string) => string,
): Problems {
  const placed: Record<string, string> = {};
  for (const [field, message] of Object.entries(problems)) {
    const place = placeOf(field);
    if (place === field || placed[place] === undefined) placed[place] = message;
  }
  const inOrder = shown.flatMap((field) => {
    const message = placed[field];
    return message === undefined ? [] : [[field, message] as const];
  });
  return Object.fromEntries(inOrder);
}

/**
 * The request body of a form: its visible fields (Q051), without empty optional ones, text trimmed unless verbatim. A
 * dot in a name leads into an object.
 */
export function sentOf<Entered extends object>(
  fields: Table<Entered>,
  entered: Entered,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.sent === undefined || !isShown(field, entered)) continue;
    const typed: unknown = Reflect.get(entered, name);
    const value = typeof typed === "string" && !field.verbatim ? typed.trim() : typed;
    if (field.optional && value === "") continue;
    const [key = name, part] = name.split(".");
    body[key] = part === undefined ? value : { ...Object(body[key]), [part]: value };
  }
  return body;
}

/** The place of a draft in this tab's storage; none without storage. */
export const draftIn = (name: string) => ({
  read: () => withStorage((storage) => storage.getItem(name)),
  keep: (text: string) => withStorage((storage) => storage.setItem(name, text)),
  clear: () => withStorage((storage) => storage.removeItem(name)),
});

/** The values of a form that a draft stores. */
export function keptOf(fields: Table<never>, form: object): object {
  const kept = Object.entries(fields).filter(([, { draft }]) => draft !== undefined);
  return Object.fromEntries(kept.map(([name]) => [name, Reflect.get(form, name)]));
}

/** The valid values of a stored draft. */
export function restoredFrom<Fields extends Table<never>>(
  fields: Fields,
  kept: object,
): Partial<FormOf<Fields>> {
  const restored = Object.entries(fields).flatMap(([name, { draft }]) => {
    if (draft === undefined) return [];
    const parsed = safeParse(draft, Reflect.get(kept, name));
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(restored) as Partial<FormOf<Fields>>;
}

/** Whether a draft differs from an untouched form. */
export function isEntered<Form extends object>(draft: Partial<Form>, untouched: Form): boolean {
  return Object.entries(draft).some(([name, value]) => value !== Reflect.get(untouched, name));
}
