import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { messages } from "../messages.ts";
import { line, rules } from "../wire.ts";

/** Largest logo in bytes of PNG, and the practices of one request. */
export const maximumLogoBytes = 64 * 1024;
export const maximumPracticesPerRequest = 200;
/** Largest request with logos, in bytes. */
export const maximumPracticesBytes = 2 * 1024 * 1024;

/** What is said of a logo that is not taken. */
export const logoMessage = "A logo is a PNG of at most 64 KiB and 1,024 pixels a side.";

const filled = z.check<string>(({ value, issues }) => {
  if (value.trim() === "")
    issues.push({ code: "custom", message: messages.required, input: value });
});

const savedPractice = z.object({
  id: line(fieldLimits.lookupId).check(filled),
  name: line(200).check(filled),
  /** A base64 PNG; a practice that is saved without one has none. */
  logoImage: z.optional(z.string().check(z.maxLength(Math.ceil(maximumLogoBytes / 3) * 4))),
  active: z._default(z.boolean(), true),
});
export type SavedPractice = z.output<typeof savedPractice>;

/** Adds practices, and replaces those that have the same id. When one of them is wrong, none is saved. */
export const savePractices = call({
  api: "products",
  method: "POST",
  path: "/practices",
  body: z
    .object({ practices: z.array(savedPractice).check(z.maxLength(maximumPracticesPerRequest)) })
    .check(rules(({ practices }) => repeatedIds(practices))),
  reply: z.object({ saved: z.number() }),
  failures: ["UNAUTHORISED", "ROLE_REFUSED"],
  idempotent: true,
  maximumBodyBytes: maximumPracticesBytes,
});

function repeatedIds(practices: readonly { id: string }[]): Record<string, string> {
  const seen = new Set<string>();
  const problems: Record<string, string> = {};
  for (const [index, { id }] of practices.entries()) {
    if (seen.has(id)) problems[`practices.${index}.id`] = `${id} stands here twice.`;
    seen.add(id);
  }
  return problems;
}
