import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { productNames } from "../products.ts";
import { text } from "../wire.ts";
import { changing, posting } from "./changes.ts";
import { moment } from "./values.ts";

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

const allOfIt = z.object({
  /** When it was read. */
  at: moment,
  tables: z.catchall(z.object({}), z.array(z.catchall(z.object({}), value))),
  /**
   * The columns of each table that are not shown: hashes, keyed indexes, and values that only the server can decrypt.
   */
  hidden: z.catchall(z.object({}), z.array(z.string())),
});
export type StoredData = z.output<typeof allOfIt>;

/** Returns everything that is stored about the person: rows, by their table. Secrets are named and never shown. */
export const storedData = call({
  api: "account",
  method: "GET",
  path: "/data",
  reply: allOfIt,
  failures: ["SESSION_ENDED", "PROOF_NEEDED"],
});

const link = z.object({ token: text(fieldLimits.token) });

/** A file that comes slowly is waited for: its link is used up by then. */
const fileLimitSeconds = 120;

/** Returns which account's file a mailed link gives, and until when; 400 for a link that is no longer valid. */
export const readStoredDataLink = call({
  ...posting,
  path: "/data/link/read",
  body: link,
  reply: z.object({ product: z.enum(productNames), expiresAt: moment }),
  failures: ["CHANGE_LINK_INVALID"],
});

/**
 * Returns everything that is stored about a person, once, by the link that support had mailed. Needs no login, because
 * it is for people who cannot log in; the link went to their verified address.
 */
export const takeStoredData = call({
  ...changing,
  path: "/data/link",
  body: link,
  reply: allOfIt,
  limitSeconds: fileLimitSeconds,
  failures: ["CHANGE_LINK_INVALID"],
});
