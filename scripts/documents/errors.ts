import { writeFileSync } from "node:fs";
import { failures, failuresOfAnyCall, standardMessages } from "@frontdoor/contract/errors.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { troubles } from "../../server/src/platform/alerts.ts";
import { writeOpenApi } from "./openapi/openapi.ts";

export const errorsFile = "docs/errors.md";

/** docs/errors.md: every failure and every form text that the contract knows. */
export function errorsDocument(): string {
  const ofAnyCall: readonly string[] = failuresOfAnyCall;
  const failureRows = Object.entries(failures).map(
    ([code, { status, message }]) =>
      `| \`${code}\` | ${status} | ${ofAnyCall.includes(code) ? "any call" : "calls that declare it"} | ${message} |`,
  );
  const textRows = Object.entries({ ...standardMessages, ...messages }).map(
    ([name, text]) => `| \`${name}\` | ${typeof text === "string" ? text : sample(text)} |`,
  );
  const troubleRows = Object.entries(troubles).map(
    ([code, { level, what, means, remedy }]) =>
      `| \`${code}\` | ${level} | ${what} | ${means} | ${remedy} |`,
  );
  return `# Errors

Written by \`node scripts/documents/errors.ts\` from \`contract/src/errors.ts\`, \`contract/src/messages.ts\` and \`server/src/platform/alerts.ts\`; a test fails while it is out of date.

## Failures of calls

A failed call answers \`application/problem+json\` (RFC 9457): \`type\`, \`title\`, \`status\`, \`instance\`, and beside them \`message\`, the words that the site shows (those of this table, or the form's own where it has some, in the language that \`Accept-Language\` asks for where it is offered), \`code\` from this table, and \`fields\`, a message for each faulty field. What went wrong inside never travels: an unexpected error is \`INTERNAL\`, and its \`instance\` finds it in the log.

| Code | Status | Answered by | Message |
|---|---|---|---|
${failureRows.join("\n")}

Answers 429 and 503 carry \`Retry-After\` in seconds. A 429 has the \`type\` of a used-up quota, with \`detail\` and \`violated-policies\`, and names it in \`RateLimit-Policy\` and \`RateLimit\` (docs/throttling.md).

## Texts

| Name | Text |
|---|---|
${textRows.join("\n")}

\`unknownEmail\` and \`unknownUsername\` stand in the catalogue of the specification and are used nowhere: no answer and no screen tells whether an account exists.

## Lines of the log

A warning or an error in the log has its code in \`trouble\`, and says in \`msg\` what failed, in \`means\` what follows and in \`remedy\` what to do; beside them are ids, numbers and names of errors that tell which one it was. A warning mends itself or harms one request, an error waits for a person. \`frontdoor_troubles_total\` in \`/metrics\` counts them by code.

| Code | Level | What failed | What it means | What to do |
|---|---|---|---|---|
${troubleRows.join("\n")}
`;
}

function sample(text: (...values: never[]) => string): string {
  const names = /^\(?([^)=]*)/.exec(text.toString())?.[1]?.split(",") ?? [];
  const placeholders = names.map((name) => `{${name.trim()}}`);
  return Reflect.apply(text, undefined, placeholders);
}

/** Run by itself it writes everything that is generated from the contract: this page and the calls'. */
if (import.meta.main) {
  writeFileSync(errorsFile, errorsDocument());
  writeOpenApi();
}
