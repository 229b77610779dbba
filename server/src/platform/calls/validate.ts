import { type Call, type Failure, fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type * as z from "zod/mini";
import { safeParse } from "zod/mini";

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Checks a request against its call; unknown keys are dropped, wrong ones named in `fields` (SEC-G3). */
export function validateInput(call: Call, raw: RawInput): { input: RawInput } | Failure {
  const fields: Record<string, string> = {};
  const input: RawInput = { params: undefined, query: undefined, body: undefined };
  for (const part of ["params", "query", "body"] as const) {
    const schema = call[part];
    if (schema === undefined) continue;
    const parsed = safeParse(schema, raw[part], { reportInput: true });
    if (parsed.success) input[part] = parsed.data;
    else collect(parsed.error.issues, fields);
  }
  return Object.keys(fields).length === 0 ? { input } : fail("VALIDATION", { fields });
}

function collect(issues: readonly z.core.$ZodIssue[], fields: Record<string, string>): void {
  for (const issue of issues) {
    const field = issue.path.map(String).join(".");
    fields[field] ??= messageOf(issue);
  }
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "custom") return issue.message;
  if (issue.code === "too_big") return messages.maximumLength(Number(issue.maximum));
  return issue.input === undefined || issue.input === "" ? messages.required : messages.invalid;
}
