import { messages } from "./messages.ts";

/** The problems of a form: the dotted path of each invalid field with its one message. */
export type Problems = Readonly<Record<string, string>>;

/** A form, or a body, as far as it is filled in: what is missing counts as empty. */
export type Entered<T> = { [Field in keyof T]?: T[Field] | undefined };

/** One rule: its field, whether it applies now, the value, and the check of a filled value. */
export interface FieldRule {
  field: string;
  value: string | undefined;
  /** Conditional required (S5.016): the field must be filled only while this holds. Default: it does. */
  required?: boolean;
  /** Called for a filled value alone; the message, or `null`. */
  problem?: (value: string) => string | null;
  /** Blank counts as filled: passwords are never trimmed. */
  verbatim?: boolean;
  requiredMessage: string;
}

/** A value that is required and not checked further. */
export function presentRule(field: string, value: string | undefined): FieldRule {
  return { field, value, requiredMessage: messages.required };
}

/** Checks each rule and keeps one message a field: required first, then the field's own (Q116). */
export function checkRules(rules: readonly FieldRule[]): Problems {
  const problems: Record<string, string> = {};
  for (const rule of rules) {
    const message = ruleProblem(rule);
    if (message !== null && problems[rule.field] === undefined) problems[rule.field] = message;
  }
  return problems;
}

function ruleProblem(rule: FieldRule): string | null {
  const value = rule.value ?? "";
  const isBlank = rule.verbatim ? value === "" : value.trim() === "";
  if (isBlank) return (rule.required ?? true) ? rule.requiredMessage : null;
  return rule.problem?.(rule.verbatim ? value : value.trim()) ?? null;
}
