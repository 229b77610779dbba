import * as z from "zod/mini";
import { line, text } from "../wire.ts";

/** An id that the server made, in an answer. */
export const madeId = z.uuid();
/** A moment in UTC, in an answer. */
export const moment = z.iso.datetime();
/** Why somebody makes a call that can do harm: it is kept in the audit, so it names no person. */
export const reason = line(200).check(z.trim(), z.minLength(1));

/** The number under which support's own system has what was asked for; it goes to the audit with what is done. */
export const ticket = text(40).check(z.regex(/^[A-Za-z0-9#._/-]+$/));
/** What staff say of what they do to an account. */
export const because = { reason, ticket: z.optional(ticket) };

/**
 * What a list takes beside its filters: how many entries, and the id of the one that they follow. The
 * answer's `Link` header (RFC 8288) has both for the next page, where there is one.
 */
export const pageQuery = {
  limit: z.optional(z.pipe(text(3).check(z.regex(/^(?:[1-9]\d?|100)$/)), z.transform(Number))),
  after: z.optional(z.uuid()),
};
