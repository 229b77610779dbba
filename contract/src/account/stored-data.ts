import * as z from "zod/mini";
import { call } from "../call.ts";

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Everything that is kept about the person: rows, by the table that they are in. Secrets are named and never shown. */
export const storedData = call({
  api: "account",
  method: "GET",
  path: "/data",
  reply: z.object({
    /** When it was read. */
    at: z.iso.datetime(),
    tables: z.record(z.string(), z.array(z.record(z.string(), value))),
    /** The columns of each table that are not shown: hashes, keyed indexes, and what is sealed for the server alone. */
    hidden: z.record(z.string(), z.array(z.string())),
  }),
  failures: ["SESSION_ENDED", "PROOF_NEEDED"],
});
export type StoredData = z.output<typeof storedData.reply>;
