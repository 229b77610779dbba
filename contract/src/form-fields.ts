import type * as z from "zod/mini";
import { checkRules, type FieldRule, type Problems } from "./problems.ts";
import type { Named } from "./rules.ts";

/**
 * One field of a long form: all that the form, its draft, its rules and its call need. A table of these is a form; all
 * code that needs a list of fields uses the table.
 * @typeParam Entered the values that decide which other fields apply
 */
export interface FieldEntry<Entered, Section extends string = string> {
  /** Messages name the field by it (S5.092). */
  label: string;
  /** A line beside the field that helps to fill it in. */
  hint?: string;
  /** The part of the form that it stands in, in the order of the table. */
  section: Section;
  /** It stands below the fields of its section that follow it in the table. */
  endsSection?: true;
  /** Its value in an untouched form; without it, empty text. */
  initial?: unknown;
  /** May stay empty, and is then not sent. */
  optional?: true;
  /** Blanks count: passwords are never trimmed. */
  verbatim?: true;
  /** Who has to fill it in: for others it is not even checked. Without it, everybody. */
  asked?: (entered: Entered) => boolean;
  /** When it shows, where that is not whenever it is asked. What does not show is not sent. */
  shows?: (entered: Entered) => boolean;
  /** Its rule; without one, every value is valid. */
  rule?: (named: Named, entered: Entered) => FieldRule;
  /** The schema of its value in a draft; without it, a draft never stores the field (SEC-F10). */
  draft?: z.core.$ZodType;
  /** How it is sent, under its name, whose dot leads into an object; without it, the table does not send it. */
  sent?: z.core.$ZodType;
  /** It stays in the browser: a body is not checked for it. */
  formOnly?: true;
}

type Table<Entered> = Readonly<Record<string, FieldEntry<Entered>>>;

/** The label of each field. */
export function labelsOf<Name extends string>(
  fields: Readonly<Record<Name, { label: string }>>,
): Readonly<Record<Name, string>> {
  const labels = Object.entries<{ label: string }>(fields).map(([name, { label }]) => [
    name,
    label,
  ]);
  return Object.fromEntries(labels);
}

/**
 * The problems of a form, in the order of the table.
 * @param entered the values by the names of their fields, and others that the rules need
 */
export function formProblems<Entered extends object>(
  fields: Table<Entered>,
  entered: Entered,
): Problems {
  return checkRules(rulesFor(Object.entries(fields), entered));
}

/** The same for a body, which lacks the fields that stay in the browser. */
export function bodyProblems<Entered extends object>(
  fields: Table<Entered>,
  entered: Entered,
): Problems {
  const sent = Object.entries(fields).filter(([, { formOnly = false }]) => !formOnly);
  return checkRules(rulesFor(sent, entered));
}

function rulesFor<Entered extends object>(
  fields: readonly [string, FieldEntry<Entered>][],
  entered: Entered,
): FieldRule[] {
  return fields.flatMap(([field, { label, asked, optional = false, rule }]) => {
    if (rule === undefined || asked?.(entered) === false) return [];
    const value: unknown = Reflect.get(entered, field);
    const text = typeof value === "string" ? value : undefined;
    return [rule({ field, label, value: text, required: !optional }, entered)];
  });
}

/** The schemas of the fields that are sent below a prefix, which ends in a dot; below none, of the others. */
export type SentShape<Fields, Prefix extends string> = {
  [Name in SentName<Fields> as Name extends `${Prefix}${infer Key}`
    ? Key extends `${string}.${string}`
      ? never
      : Key
    : never]: Fields[Name] extends { sent: infer Schema extends z.core.$ZodType } ? Schema : never;
};

/** The name of a field that is sent. */
type SentName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { sent: z.core.$ZodType } ? Name : never;
}[keyof Fields];

/** The shape of a form's fields in a call's body, or of the object below a prefix. */
export function sentShape<
  const Fields extends Readonly<Record<string, { label: string; sent?: z.core.$ZodType }>>,
  const Prefix extends string = "",
>(fields: Fields, prefix = "" as Prefix): SentShape<Fields, Prefix> {
  const shape = Object.entries(fields).flatMap(([name, { sent }]) => {
    const key = name.slice(prefix.length);
    return sent && name.startsWith(prefix) && !key.includes(".") ? [[key, sent] as const] : [];
  });
  return Object.fromEntries(shape) as SentShape<Fields, Prefix>;
}

/** The values of a body by the names of their fields: `{ hcp: { role } }` has one under `hcp.role`. */
export function byFieldName(body: object): Record<string, unknown> {
  const entries = Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
    if (typeof value !== "object" || value === null) return [[key, value]];
    const inner = Object.entries(value).map(([part, of]): [string, unknown] => [
      `${key}.${part}`,
      of,
    ]);
    return [[key, value], ...inner];
  });
  return Object.fromEntries(entries);
}
