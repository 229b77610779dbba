import type { AuthenticatorDeps } from "../people/authenticator/attempt-records.ts";

/** What the calls of one's own account are built from. */
export type AccountDeps = AuthenticatorDeps;
