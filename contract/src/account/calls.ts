import { logOut } from "./overview.ts";

/** Every call by which people look after their own account. */
export const accountCalls = {
  logOut,
} as const;
export type AccountCalls = typeof accountCalls;
