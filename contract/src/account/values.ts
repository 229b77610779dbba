import * as z from "zod/mini";
import { describedAs } from "../wire.ts";

// Of parts that every form's script holds already: the library's own date and integer would ride in all of them.

/** A moment in UTC, as the server writes it. */
export const moment = z
  .string()
  .check(
    z.regex(
      /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])(?::[0-5]\d){2}\.\d{3}Z$/,
    ),
  )
  .register(describedAs, { format: "date-time" });

export const whole = z
  .number()
  .check(
    z.check(({ value, issues }) => {
      if (!Number.isSafeInteger(value))
        issues.push({ code: "invalid_type", expected: "int", input: value });
    }),
  )
  .register(describedAs, { type: "integer" });
