import { writeFileSync } from "node:fs";
import { failures, failuresOfAnyCall, standardMessages } from "@frontdoor/contract/errors.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { alerts } from "../../server/src/platform/alerts.ts";
import { writeOpenApi } from "./openapi/openapi.ts";

export const errorsFile = "docs/errors.md";

/** docs/errors.md: every failure and every form text that the contract knows. */
export function errorsDocument(): string {
  const ofAnyCall = failuresOfAnyCall.map((code) => `\`${code}\``).join(", ");
  const failureRows = Object.entries(failures).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`,
  );
  const textRows = Object.entries({ ...standardMessages, ...messages }).map(
    ([name, text]) => `| \`${name}\` | ${typeof text === "string" ? text : sample(text)} |`,
  );
  const alertRows = Object.entries(alerts).map(
    ([code, { level, what, means, remedy }]) =>
      `| \`${code}\` | ${level} | ${what} | ${means} | ${remedy} |`,
  );
  return `# Errors

What a failed call answers and what a line of the log means. Search this page for the code. Written by \`node scripts/documents/errors.ts\` from \`contract/src/errors.ts\`, \`contract/src/messages.ts\` and \`server/src/platform/alerts.ts\`.

## Failures of calls

A failed call answers \`application/problem+json\` (RFC 9457) with \`code\`, \`message\` (in the language of \`Accept-Language\`, if offered) and \`fields\`, a message for each faulty field. An unexpected error is \`INTERNAL\`; its \`instance\` finds it in the log.

Any call may answer ${ofAnyCall}; the others only calls that declare them.

| Code | Status | Message |
|---|---|---|
${failureRows.join("\n")}

429 and 503 carry \`Retry-After\` in seconds; a 429 names its quota ([limits](throttling.md)).

## Texts

| Name | Text |
|---|---|
${textRows.join("\n")}

\`unknownEmail\` and \`unknownUsername\` are specified and used nowhere: nothing tells whether an account exists.

## Lines of the log

Warnings and errors have a code in \`trouble\`, and say what failed (\`msg\`), what it means (\`means\`) and what to do (\`remedy\`). A warning recovers by itself or concerns one request; an error waits for a person. \`frontdoor_alerts_total\` counts them.

| Code | Level | What failed | What it means | What to do |
|---|---|---|---|---|
${alertRows.join("\n")}
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
