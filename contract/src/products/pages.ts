import * as z from "zod/mini";
import { text } from "../wire.ts";

/** The entries of a page where the caller names no number, and the most that one can ask for. */
export const entriesOfPage = 100;

/**
 * What a list takes beside its filters: how many entries, and the id of the one that they follow. The
 * answer's `Link` header (RFC 8288) has both for the next page, where there is one.
 */
export const pageQuery = {
  limit: z.optional(z.pipe(text(3).check(z.regex(/^(?:[1-9]\d?|100)$/)), z.transform(Number))),
  after: z.optional(z.uuid()),
};
