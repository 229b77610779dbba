import { accountLockedType, standardMessages } from "@frontdoor/contract/errors.ts";
import type { CallError } from "../client/send.ts";

/** The error of a failed login; `type` selects the locked display (S4.063, S8.015). */
export interface LoginError {
  message: string;
  type: string;
  /** The reference by which the operator finds a server error in the log. */
  reference?: string | undefined;
}

/**
 * The error shown for a failed login call (S8.011–S8.023, S8.026). `isLocked` is the result of the lock check after a
 * 401.
 */
export function loginError(error: CallError, isLocked: boolean): LoginError {
  const { type, reference } = error;
  switch (error.status) {
    case 401:
      if (isLocked) return { message: standardMessages.locked, type: accountLockedType };
      return { message: error.serverMessage ?? standardMessages.badCredentials, type };
    case 404:
    case 503:
    case 504:
      return { message: standardMessages.communication, type, reference };
    default:
      return { message: error.message, type, reference };
  }
}
