import { readFileSync } from "node:fs";
import type { Call } from "@frontdoor/contract/call.ts";
import { productCalls } from "@frontdoor/contract/products/calls.ts";
import { roleMeanings, staffRoles } from "@frontdoor/contract/staff/roles.ts";
import { expect, test } from "vitest";
import { toJSONSchema } from "zod/mini";
import { commands } from "../../server/src/cli/commands/all.ts";
import { reasonsFile, withReasons } from "./reasons.ts";

const takesReason = ({ body }: Call) =>
  body !== undefined && "reason" in Object(toJSONSchema(body, { io: "input" }).properties);

test("[SEC-L27] docs/operations.md lists what wants a reason, and what of that waits for a second person, as the code has it: node scripts/documents/reasons.ts", () => {
  const document = readFileSync(reasonsFile, "utf8");
  expect(document).toBe(withReasons(document));
});

test("every call that takes a reason has a command that wants one", () => {
  for (const [name, call] of Object.entries<Call>(productCalls)) {
    if (!takesReason(call)) continue;
    const command = commands.find(({ asks }) => asks.some((asked) => asked === name));
    expect(command?.options, name).toHaveProperty("reason");
  }
});

test("whatever waits for a second person wants a reason, which that one reads", () => {
  const waiting = Object.values<Call>(productCalls).filter(({ secondPerson }) => secondPerson);
  expect(waiting.filter((call) => !takesReason(call))).toEqual([]);
});

test("[SEC-L27] what opens people's data, removes an account or makes owners waits for a second person", () => {
  const waiting = Object.entries<Call>(productCalls).filter(([, call]) => call.secondPerson);
  expect(waiting.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "grantScope",
      "createWebhook",
      "rotateWebhook",
      "addOpenidClient",
      "createRemovalRequest",
      "archiveAccount",
      "changeAccountEmail",
      "addStaff",
      "changeStaffRole",
      "createProductKey",
    ]),
  );
});

test("docs/operations.md says what each role of staff is for", () => {
  const document = readFileSync(reasonsFile, "utf8");
  for (const role of staffRoles)
    expect(document).toContain(`| \`${role}\` | ${roleMeanings[role]} |`);
});
