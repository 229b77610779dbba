import {
  maximumPasswordBytes,
  maximumPasswordLength,
  minimumPasswordLength,
} from "../constants.ts";
import { messages } from "../messages.ts";

/** The parts of the password rule, for the list that ticks them off while a person types. */
export const passwordRules = {
  /** Long enough, counted in code points (S5.004, S9.001). */
  length: (password: string) => codePoints(password) >= minimumPasswordLength,
  /** At least one lower-case letter (S5.005, S9.004). */
  lowercase: (password: string) => /[a-z]/.test(password),
  /** At least one digit (S5.006, S9.002). */
  digit: (password: string) => /[0-9]/.test(password),
} as const;

/**
 * The problem of a new password (S5.004–S5.006, S5.088), or `null`. Passwords are measured in their NFC form and never
 * trimmed; more than 128 code points or 1,024 bytes is refused.
 */
export function passwordProblem(password: string): string | null {
  const normal = normalisePassword(password);
  if (Object.values(passwordRules).some((holds) => !holds(normal))) return messages.password;
  const bytes = new TextEncoder().encode(normal).length;
  if (codePoints(normal) > maximumPasswordLength || bytes > maximumPasswordBytes) {
    return messages.maximumLength(maximumPasswordLength);
  }
  return null;
}

/** The one normalisation of passwords, on setting and on checking (SEC-B6). */
export function normalisePassword(password: string): string {
  return password.normalize("NFC");
}

function codePoints(text: string): number {
  return [...text.normalize("NFC")].length;
}
