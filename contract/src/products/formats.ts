import * as z from "zod/mini";

/** An id that the server made, in an answer. */
export const madeId = z.uuid();
/** A moment in UTC, in an answer. */
export const moment = z.iso.datetime();
