import { call } from "../call.ts";
import { resetRequest } from "../practice/forgot-password.ts";
import { newPassword, resetLink, resetUsernameReply } from "../practice/reset-password.ts";
import { nothing } from "../wire.ts";

/**
 * Mails a link to choose a new password (S7.033–S7.036). There is no one-time password; the answer is
 * the same for everyone.
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

/** Changes a password with the token of a mailed link (S7.037–S7.039). */
export const changePassword = call({
  api: "academic",
  method: "POST",
  path: "/v1/security/changepassword",
  body: newPassword,
  reply: nothing,
  failures: ["RESET_LINK_USED", "RESET_LINK_EXPIRED", "RESET_LINK_UNKNOWN"],
  idempotent: true,
});

/** Tells whose password a live reset link sets, as the practice API does. */
export const resetUsername = call({
  api: "academic",
  method: "POST",
  path: "/v1/security/resetusername",
  body: resetLink,
  reply: resetUsernameReply,
  failures: [],
});
