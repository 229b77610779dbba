import { call } from "../call.ts";
import { changing } from "./changes.ts";

/** Mails the link by which the person removes the account. Nothing happens before it is opened and confirmed. */
export const askForRemoval = call({ ...changing, path: "/removal" });
