import type { CallError } from "../../client/send.ts";
import type { Refusal } from "../../fields/error-area.tsx";
import { toRefusal } from "../../fields/submission.ts";

/** Converts a failed call of a form that asks for a code: a wrong code is an error of its field. */
export function codeRefusal(error: CallError): Refusal {
  const refusal = toRefusal(error);
  return error.code === "WRONG_CODE" ? { ...refusal, problems: { code: error.message } } : refusal;
}
