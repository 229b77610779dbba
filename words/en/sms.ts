/**
 * Text messages. Each fits one segment: at most 160 characters of the GSM 7-bit alphabet, filled in. The code
 * comes first, where a lock screen shows it.
 */
export const smsWords = {
  reset:
    "{code} is your {brand} one-time password to choose a new password. It works for {minutes} minutes. Give it to nobody.",
  number:
    "{code} is your {brand} code to prove this number. It works for {minutes} minutes. Give it to nobody.",
} as const;
