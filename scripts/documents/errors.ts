import { writeFileSync } from "node:fs";
import { failures, failuresOfAnyCall } from "@frontdoor/contract/errors.ts";
import { alerts } from "../../server/src/platform/alerts.ts";
import { writeOpenApi } from "./openapi/openapi.ts";

export const errorsFile = "docs/errors.md";

/** docs/errors.md: every failure of a call, and every warning and error of the log. */
export function errorsDocument(): string {
  const ofAnyCall = failuresOfAnyCall.map((code) => `\`${code}\``).join(", ");
  const failureRows = Object.entries(failures).map(
    ([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`,
  );
  const alertRows = Object.entries(alerts).map(
    ([code, { level, what, means, remedy }]) =>
      `| \`${code}\` | ${level} | ${what} | ${means} | ${remedy} |`,
  );
  return `# Errors

What a failed call answers and what a line of the log means. Search this page for the code. Written by \`node scripts/documents/errors.ts\` from \`contract/src/errors.ts\` and \`server/src/platform/alerts.ts\`.

## Failures of calls

A failed call answers \`application/problem+json\` (RFC 9457) with \`code\`, \`message\` (in the language of \`Accept-Language\`, if offered) and \`fields\`, a message for each faulty field (\`contract/src/messages.ts\`). An unexpected error is \`INTERNAL\`; its \`instance\` finds it in the log.

Any call may answer ${ofAnyCall}; the others only calls that declare them.

| Code | Status | Message |
|---|---|---|
${failureRows.join("\n")}

429 and 503 carry \`Retry-After\` in seconds; a 429 names its quota ([limits](throttling.md)).

## Lines of the log

Warnings and errors have a code in \`alert\`, and say what failed (\`msg\`), what it means (\`means\`) and what to do (\`remedy\`). A warning recovers by itself or concerns one request; an error waits for a person. \`frontdoor_alerts_total\` counts them.

| Code | Level | What failed | What it means | What to do |
|---|---|---|---|---|
${alertRows.join("\n")}
`;
}

/**
 * Run as a program it writes all documents that are generated from the contract: this page and the API descriptions.
 */
if (import.meta.main) {
  writeFileSync(errorsFile, errorsDocument());
  writeOpenApi();
}
