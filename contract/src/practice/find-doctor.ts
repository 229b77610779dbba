import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits, practiceSearchThreshold } from "../constants.ts";
import { idParams, text } from "../wire.ts";

/** Whether a typed text is long enough to be searched, counted without the spaces around it (S2.174, S9.006, Q081). */
export function isSearchable(typed: string): boolean {
  return [...typed.trim()].length > practiceSearchThreshold;
}

/**
 * Finds practices by a part of their name, at most ten (S7.088–S7.090, S3.061). `logoImage` is a PNG in
 * base64, where the practice has one.
 */
export const searchPractices = call({
  api: "practice",
  method: "GET",
  path: "/practice/search",
  query: z.object({ name: text(fieldLimits.practiceSearch) }),
  reply: z.array(
    z.object({
      id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
      name: z.string(),
      logoImage: z.optional(z.nullable(z.string())),
    }),
  ),
  failures: [],
});

/** Returns the address at which a patient registers with a practice, which is its kiosk (S7.091–S7.093, S3.063). */
export const kioskLink = call({
  api: "practice",
  method: "GET",
  path: "/practice/kiosk-link/{id}",
  params: idParams,
  reply: z.object({ url: z.string() }),
  failures: [],
});
