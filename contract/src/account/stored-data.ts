import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { productNames } from "../products.ts";
import { text } from "../wire.ts";
import { posting } from "./changes.ts";
import { moment } from "./values.ts";

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

const allOfIt = z.object({
  /** When it was read. */
  at: moment,
  tables: z.catchall(z.object({}), z.array(z.catchall(z.object({}), value))),
  /** The columns of each table that are not shown: hashes, keyed indexes, and what is encrypted for the server alone. */
  hidden: z.catchall(z.object({}), z.array(z.string())),
});
export type StoredData = z.output<typeof allOfIt>;

/** Everything that is kept about the person: rows, by the table that they are in. Secrets are named and never shown. */
export const storedData = call({
  api: "account",
  method: "GET",
  path: "/data",
  reply: allOfIt,
  failures: ["SESSION_ENDED", "PROOF_NEEDED"],
});

const link = z.object({ token: text(fieldLimits.token) });

/** Of which account the file is that a mailed link gives, and until when; 400 for a link that gives nothing any more. */
export const readStoredDataLink = call({
  ...posting,
  path: "/data/link/read",
  body: link,
  reply: z.object({ product: z.enum(productNames), expiresAt: moment }),
  failures: ["CHANGE_LINK_INVALID"],
});

/**
 * Gives everything stored about a person, once, by the link that support had mailed. Needs no login, because it is for
 * people who cannot log in; the link went to their verified address.
 */
export const takeStoredData = call({
  ...posting,
  path: "/data/link",
  body: link,
  reply: allOfIt,
  failures: ["CHANGE_LINK_INVALID"],
});
