import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { text } from "../wire.ts";
import { posting } from "./changes.ts";
import { moment } from "./values.ts";

/**
 * The changes that a mail notifies the owner of, and that "This wasn't me" reverts as far as possible.
 */
export const changeKinds = [
  "password",
  "email",
  "cell-number",
  "codes-by-whatsapp",
  "passkey-added",
  "passkey-removed",
  "second-step-on",
  "second-step-app",
  "second-step-codes",
  "second-step-off",
  "second-step-ending",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

const link = z.object({ token: text(fieldLimits.token) });

/** Returns what "This wasn't me" would do, without doing it; 400 for a link that is no longer valid. */
export const readNotMe = call({
  ...posting,
  path: "/not-me/read",
  body: link,
  reply: z.object({ change: z.enum(changeKinds), at: moment }),
  failures: ["CHANGE_LINK_INVALID"],
});

/**
 * Reverts a change, ends every login, locks changes for 72 hours and returns where to choose a new password. Needs no
 * login: the link went to the owner's address.
 */
export const notMe = call({
  ...posting,
  path: "/not-me",
  body: link,
  reply: z.object({ location: z.string() }),
  failures: ["CHANGE_LINK_INVALID"],
});
