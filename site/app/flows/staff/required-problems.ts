import { messages } from "@frontdoor/contract/messages.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { CallError } from "../../client/send.ts";
import type { Refusal } from "../../fields/error-area.tsx";
import { toRefusal } from "../../fields/submission.ts";

/** Returns the empty fields, each with its message. */
export function requiredProblems(values: Readonly<Record<string, string>>): Problems {
  const empty = Object.entries(values).filter(([, value]) => value.trim() === "");
  return Object.fromEntries(empty.map(([name]) => [name, messages.required]));
}

/** Converts a failed call of a form that asks for a code: a wrong code is an error of its field. */
export function codeRefusal(error: CallError): Refusal {
  const refusal = toRefusal(error);
  return error.code === "WRONG_CODE" ? { ...refusal, problems: { code: error.message } } : refusal;
}
