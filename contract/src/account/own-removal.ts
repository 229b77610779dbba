import { call } from "../call.ts";
import { nothing } from "../wire.ts";
import { failuresOfChanges } from "./failures.ts";

/** Mails the link with which the person removes the account. Nothing happens before it is opened and confirmed. */
export const askForRemoval = call({
  api: "account",
  method: "POST",
  path: "/removal",
  body: nothing,
  reply: nothing,
  failures: failuresOfChanges,
  idempotent: true,
});
