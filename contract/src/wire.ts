import * as z from "zod/mini";
import { fieldLimits, maximumPasswordLength, minimumPasswordLength } from "./constants.ts";
import type { Entered, Problems } from "./problems.ts";
import { plainCode, withPlainHyphens } from "./validators/pasted.ts";

/** Text in a body, bounded before any rule checks it. */
export const text = (limit: number) => z.string().check(z.maxLength(limit));
export const optionalText = (limit: number) => z.optional(text(limit));
/** The same for clients that write `null` for what is absent. */
export const absentText = (limit: number) => z.nullish(text(limit));

/**
 * Replaces what the API description takes from a field's schema: the lengths that the field's rule enforces, in
 * characters, or the format of its check. The schema's own bound is higher, so that the rule's message is shown.
 */
export const describedAs = z.registry<
  { minLength?: number; maxLength: number } | { format: "date-time" } | { type: "integer" }
>();

/** Text whose rule allows `limit` characters and is checked after the body was parsed. */
export const ruledText = (limit: number) => text(200).register(describedAs, { maxLength: limit });
export const optionalRuledText = (limit: number) => z.optional(ruledText(limit));
/** A person's name, which is stored with the keyboard's hyphen whatever hyphen was typed. */
export const nameText = (limit = 200) =>
  text(limit)
    .check(z.overwrite(withPlainHyphens))
    .register(describedAs, { maxLength: fieldLimits.name });
/** A code of six digits or a recovery code, typed or pasted with spaces and dashes. */
export const codeText = text(64).check(z.overwrite(plainCode));
export const absentRuledText = (limit: number) => z.nullish(ruledText(limit));

/**
 * Half of a surrogate pair, and marks that reverse the order of the text after them, so that one name reads as another.
 * Written without Unicode classes, which some tools cannot read in patterns.
 */
const misread = /[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const isWhole = z.refine<string>((value) => !misread.test(value));

/**
 * Text of one line: control characters, which the database might not even store, and misleading characters are refused.
 */
export const line = (limit: number) => text(limit).check(z.regex(/^\P{Cc}*$/u), isWhole);

/** A password as typed: longer ones reach the rule that refuses them with the reason. */
export const passwordText = z.string().check(z.maxLength(4096));
/** A password that is chosen, under the rule of passwords. */
export const newPasswordText = z.string().check(z.maxLength(4096)).register(describedAs, {
  minLength: minimumPasswordLength,
  maxLength: maximumPasswordLength,
});

/** A value in a path: an id of a lookup. */
export const idParams = z.object({ id: line(fieldLimits.lookupId).check(z.minLength(1)) });

/** The response of a call that redirects (S6.016): where the browser goes next. */
export const locationReply = z.object({ location: z.string() });

/** Runs a form's rules on a parsed body and reports each problem under its dotted path. */
export function rules<T>(problemsOf: (value: T) => Problems): z.core.CheckFn<T> {
  return ({ value, issues }) => {
    for (const [field, message] of Object.entries(problemsOf(value))) {
      issues.push({ code: "custom", path: field.split("."), message, input: value });
    }
  };
}

/**
 * Runs the rules of a form of texts on a body that may not even have its shape: a value that is missing or
 * of another kind counts as empty, so that every field which the rules ask for is named at once.
 */
export function formRules<T extends object>(
  problemsOf: (entered: NoInfer<Entered<T>>) => Problems,
): z.core.$ZodCheck<T> {
  return z.check<T>(
    ({ value, issues }) => {
      const entered = issues.reduce((left, { path = [] }) => without(left, path), value);
      return rules<T>(problemsOf)({ value: entered, issues });
    },
    { when: ({ value }) => Object(value) === value },
  );
}

/** The same value with nothing at a path. */
function without<T>(value: T, [key, ...rest]: readonly PropertyKey[]): T {
  if (key === undefined) return value;
  const inner = rest.length === 0 ? undefined : without(Reflect.get(Object(value), key), rest);
  return { ...value, [key]: inner };
}

/** The response of a call that returns only success. */
export const nothing = z.object({});
