import { logOut, ownAccount } from "./overview.ts";
import { prove } from "./proof.ts";

/** Every call by which people look after their own account. */
export const accountCalls = {
  logOut,
  ownAccount,
  prove,
} as const;
export type AccountCalls = typeof accountCalls;
