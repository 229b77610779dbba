import * as z from "zod/mini";
import { call } from "../call.ts";
import { moment } from "./values.ts";

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** Everything that is kept about the person: rows, by the table that they are in. Secrets are named and never shown. */
export const storedData = call({
  api: "account",
  method: "GET",
  path: "/data",
  reply: z.object({
    /** When it was read. */
    at: moment,
    tables: z.catchall(z.object({}), z.array(z.catchall(z.object({}), value))),
    /** The columns of each table that are not shown: hashes, keyed indexes, and what is sealed for the server alone. */
    hidden: z.catchall(z.object({}), z.array(z.string())),
  }),
  failures: ["SESSION_ENDED", "PROOF_NEEDED"],
});
export type StoredData = z.output<typeof storedData.reply>;
