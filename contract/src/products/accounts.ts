import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { nothing, text } from "../wire.ts";

const realm = z.enum(["practice", "academic"]);
const who = z.object({ realm, username: text(fieldLimits.username) });

export type WhoseAccount = z.output<typeof who>;

const shown = z.object({
  id: z.string(),
  status: z.string(),
  type: z.string(),
  /** `l***@e***.org` */
  maskedEmail: z.string(),
  /** Whether a browser that never signed in to it is locked out now. */
  locked: z.boolean(),
  createdAt: z.string(),
});
export type ShownAccount = z.output<typeof shown>;

/** What support may see of an account: never a password, an identity number or a full address. */
export const showAccount = call({
  api: "products",
  method: "POST",
  path: "/accounts/show",
  body: who,
  reply: shown,
  failures: ["UNAUTHORISED"],
});

/** Ends every lock of an account, also that of a password that was disabled. */
export const unlockAccount = call({
  api: "products",
  method: "POST",
  path: "/accounts/unlock",
  body: who,
  reply: nothing,
  failures: ["UNAUTHORISED"],
});

/** Archives an account as a confirmed removal does (S9.032). */
export const archiveAccount = call({
  api: "products",
  method: "POST",
  path: "/accounts/archive",
  body: who,
  reply: nothing,
  failures: ["UNAUTHORISED"],
});
