import * as z from "zod/mini";
import { line, text } from "../wire.ts";

/** An id that the server made, in a response. */
export const madeId = z.uuid();
/** A time in UTC, in a response. */
export const moment = z.iso.datetime();
/** Why somebody makes a call that can do harm: it is kept in the audit, so it names no person. */
export const reason = line(200).check(z.trim(), z.minLength(1));

/** The ticket's number in support's own system; the audit stores it with the event. */
export const ticket = text(40).check(z.regex(/^[A-Za-z0-9#._/-]+$/));
/** The reason and ticket of a call of staff about an account. */
export const because = { reason, ticket: z.optional(ticket) };

/**
 * The parameters of a list beside its filters: how many entries, and the id of the one that they follow. The response's
 * `Link` header (RFC 8288) has both for the next page, where there is one.
 */
export const pageQuery = {
  limit: z.optional(z.pipe(text(3).check(z.regex(/^(?:[1-9]\d?|100)$/)), z.transform(Number))),
  after: z.optional(z.uuid()),
};
