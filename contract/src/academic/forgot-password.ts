import { call } from "../call.ts";
import { resetRequest } from "../practice/forgot-password.ts";
import { newPasswordCall, resetUsernameCall } from "../practice/reset-password.ts";
import { nothing } from "../wire.ts";

/**
 * Mails an academic user a link to choose a new password (S7.033–S7.036). The answer is the same whether or
 * not there is such a user, and this API sends no one-time password.
 */
export const requestReset = call({
  api: "academic",
  method: "POST",
  path: "/v1/security/passwordreset/",
  body: resetRequest,
  reply: nothing,
  failures: [],
  idempotent: true,
});

/** Sets a new password with the token of a mailed reset link, which is used up by it (S7.037–S7.039). */
export const changePassword = call({
  ...newPasswordCall,
  api: "academic",
  path: "/v1/security/changepassword",
});

/**
 * Returns whose password a reset link sets, or `null` for a token that is not valid. A password manager then keeps the
 * new one under that name. It is a POST, since a token belongs in no address.
 */
export const resetUsername = call({
  ...resetUsernameCall,
  api: "academic",
  path: "/v1/security/resetusername",
});
