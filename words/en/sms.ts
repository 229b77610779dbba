/**
 * Text messages. Each fits one message of 160 letters of GSM's alphabet, filled in and with the line below it that
 * names our address. The code comes first, where a lock screen shows it.
 */
export const smsWords = {
  reset:
    "{code} is your {brand} one-time password. It works for {minutes} minutes. Give it to nobody.",
  number:
    "{code} is your {brand} code to verify this number. It works for {minutes} minutes. Give it to nobody.",
  oneTimeCodeSent:
    "{brand}: our support mailed you a temporary code for a lost app. If you did not ask for it, choose a new password at once.",
  storedDataSent:
    "{brand}: our support mailed you a link to the data of your account. If you did not ask for it, tell us at once.",
} as const;
