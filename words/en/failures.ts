/** What the server says of a call that failed, by the code of the failure; no screen writes them. */
export const failureWords = {
  MALFORMED: "The request could not be read. Please try again.",
  UNAUTHORISED: "A valid product key is needed for this call.",
  SCOPE_NOT_GRANTED:
    "Your product does not have this scope. Ask the operator to grant it, and say what you need it for.",
  FOREIGN_ORIGIN: "This request came from another site and was refused.",
  NOT_FOUND: "There is nothing at this address.",
  METHOD_NOT_ALLOWED: "This address does not accept that method.",
  NOT_ACCEPTABLE: "The requested version of this call is not available.",
  USERNAME_TAKEN: "This username is already in use. Please choose another one.",
  IN_PROGRESS: "The same request is still being worked on. Please try again in a moment.",
  TOO_LARGE: "The request is too large.",
  UNSUPPORTED_TYPE: "The request must be sent as application/json.",
  KEY_REUSED: "This request was already sent with other values. Please reload the page.",
  PROOF_OF_WORK_NEEDED:
    "Many people are signing up from your network at the moment. Please reload the page and try again.",
  TOO_MANY_REQUESTS: "There were too many attempts. Please wait a while and try again.",
  RESET_LINK_USED: "This link was already used. Please ask for a new one.",
  RESET_LINK_EXPIRED: "This link has expired. Please ask for a new one.",
  RESET_LINK_UNKNOWN: "This link is not valid. Please ask for a new one.",
  OTP_INVALID: "The one-time password is not valid or has expired. Please ask for a new one.",
  INVITE_INVALID: "This invite is not valid for this registration. Please ask for a new one.",
  VERIFICATION_INVALID: "This verification link is not valid. Please ask for a new one.",
  VERIFICATION_EXPIRED: "This verification link has expired. Please ask for a new one.",
  INVITE_WITHDRAWN:
    "Your invitation was withdrawn. Please ask the person who invited you for a new one.",
  HAND_OFF_INVALID:
    "This hand-off code is not valid: it was used, has expired, or is for another product.",
  ACCOUNT_UNKNOWN: "There is no account with this username.",
  ACCOUNT_ID_UNKNOWN: "Your product has no active account with this id.",
  ACCOUNT_NOT_ACTIVE: "There is no active account with this username.",
  ACCOUNT_ARCHIVED: "The account is archived already.",
  PATIENT_UNKNOWN: "There is no active patient's account with this username.",
  LANGUAGE_UNKNOWN: "This language is not offered here. Please choose another one.",
  INVITE_UNKNOWN: "There is no invite with this id that could still be used.",
  LEAD_UNKNOWN: "There is no contact request with this id.",
  HOD_LINK_UNKNOWN: "There is no link with this id to this head of department.",
  NOTHING_TO_RESEND:
    "Nobody waits for a mail here, or several registrations do: then name one by its id.",
  MESSAGE_UNKNOWN: "There is no message with this id that was given up.",
  OPENID_API_UNKNOWN: "There is no API with this identifier in use.",
  OPENID_CLIENT_UNKNOWN: "There is no client with this id in use.",
  KEY_UNKNOWN: "There is no valid key with this id.",
  GRANT_UNKNOWN: "This product does not have this scope by a grant.",
  WEBHOOK_UNKNOWN: "There is no webhook with this id that is in use.",
  DELIVERY_UNKNOWN: "There is no delivery with this id that could be sent again.",
  WRONG_PASSWORD: "This is not your password. Please type it again.",
  WRONG_CODE:
    "This code is not right, or it has expired. Wait for the next one in your app, then type that.",
  STEP_ENDED: "This step has ended. Nothing is lost: please log in again.",
  PASSKEY_REFUSED: "This passkey did not work. Please try again, or log in with your password.",
  SESSION_ENDED: "You are logged out of this page. Please log in again.",
  PROOF_NEEDED: "Please confirm that it is you. What you typed is kept.",
  CHANGES_LOCKED:
    "Changes to this account are stopped for up to 72 hours, because somebody told us that the last one was not theirs.",
  TOO_MANY_NOTES: "This account has as many notes as it can have. Please delete one first.",
  ADDRESS_NOT_SETTLED:
    "Nothing is sent: the address of this account is not verified, or changed in the last 72 hours.",
  EMAIL_UNPROVEN: "First verify your email address: open the link that we sent to it.",
  TOO_MANY_PASSKEYS: "This account has as many passkeys as it can have. Please remove one first.",
  SECOND_STEP_UNKNOWN: "This account has no two-step verification.",
  SECOND_STEP_NOT_OFFERED: "Two-step verification is not offered for this account.",
  SECOND_STEP_REQUIRED:
    "Two-step verification is asked for on this account, so it cannot be switched off.",
  SETUP_ENDED: "This has waited too long, or was done already. Please begin again.",
  CHANGE_LINK_INVALID:
    "This link was used or has expired. Look in your account, or for a newer mail.",
  NUMBER_CODE_INVALID: "This code is not right, or it has expired. Please ask for a new one.",
  ROLE_REFUSED: "Your role may not do this. An owner can, or gives you another role.",
  NAMED_OWNER_NEEDED:
    "This takes an owner by name: one asks with a key or login of their own, and where two people are wanted another one confirms.",
  APPROVAL_OWN: "You asked for this yourself. Another owner confirms it.",
  APPROVAL_UNKNOWN: "Nothing with this id waits for a second person.",
  STAFF_UNKNOWN: "There is no active member of staff with this id.",
  STAFF_EMAIL_TAKEN: "An active member of staff has this email address already.",
  PASSKEY_UNKNOWN: "This passkey is not on your account any more. Please load the page again.",
  DEVICE_UNKNOWN: "This device is not logged in any more. Please load the page again.",
  CONSOLE_LINK_INVALID:
    "This link was used, has expired, or there is a newer one. Ask an owner for another.",
  OUTBOX_MESSAGE_UNKNOWN:
    "There is no message with this id. What was sent is kept for a while alone.",
  NO_CONSOLE: "This installation has no console. Set STAFF_LISTEN and STAFF_URL first.",
} as const;
