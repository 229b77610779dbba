import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { messages } from "../messages.ts";
import { line, rules } from "../wire.ts";
import { moment, pageQuery } from "./formats.ts";
import { listing, writingOnce } from "./key-calls.ts";

/** Largest logo in bytes of PNG, and the practices of one request. */
export const maximumLogoBytes = 64 * 1024;
export const maximumPracticesPerRequest = 200;
const maximumPracticesBytes = 2 * 1024 * 1024;

/** The message for a logo that is not accepted. */
export const logoMessage = "A logo is a PNG of at most 64 KiB and 1,024 pixels a side.";

const filled = z.check<string>(({ value, issues }) => {
  if (value.trim() === "")
    issues.push({ code: "custom", message: messages.required, input: value });
});

const savedPractice = z.object({
  id: line(fieldLimits.lookupId).check(filled),
  name: line(200).check(filled),
  /** A base64 PNG; a practice that is saved without one has none, unless `keepLogo` says otherwise. */
  logoImage: z.optional(z.string().check(z.maxLength(Math.ceil(maximumLogoBytes / 3) * 4))),
  /** Whether a practice that is saved without a logo keeps the one that it has. */
  keepLogo: z._default(z.boolean(), false),
  active: z._default(z.boolean(), true),
});
export type SavedPractice = z.output<typeof savedPractice>;

/** Adds practices, and replaces those that have the same id. When one of them is invalid, none is saved. */
export const savePractices = call({
  ...writingOnce,
  path: "/practices",
  body: z
    .object({ practices: z.array(savedPractice).check(z.maxLength(maximumPracticesPerRequest)) })
    .check(rules(({ practices }) => repeatedIds(practices))),
  reply: z.object({ saved: z.number() }),
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

const listedPractice = z.object({
  /** The product's own id. */
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  hasLogo: z.boolean(),
  updatedAt: moment,
});
export type ListedPractice = z.output<typeof listedPractice>;

/**
 * Lists practices in the order of their ids. With a text it lists only those whose name contains it or whose id begins
 * with it. `after` is the id of a practice, which need not be one that the server made.
 */
export const listPractices = call({
  ...listing,
  path: "/practices/list",
  query: z.object({
    text: z.optional(line(fieldLimits.practiceSearch).check(z.trim(), z.minLength(1))),
    active: z.optional(z.enum(["true", "false"])),
    limit: pageQuery.limit,
    after: z.optional(line(fieldLimits.lookupId).check(z.minLength(1))),
  }),
  reply: z.array(listedPractice),
});
