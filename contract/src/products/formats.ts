import * as z from "zod/mini";
import { line } from "../wire.ts";

/** An id that the server made, in an answer. */
export const madeId = z.uuid();
/** A moment in UTC, in an answer. */
export const moment = z.iso.datetime();
/** Why somebody does what hurts: it is kept in the audit, so it names no person. */
export const reason = line(200).check(z.trim(), z.minLength(1));
