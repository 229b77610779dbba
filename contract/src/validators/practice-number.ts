import { practiceNumberLength } from "../constants.ts";
import { messages } from "../messages.ts";

/**
 * The problem of a practice number (S5.056, S9.005), or `null`: exactly 7 digits. Another number of digits gets the
 * length message, anything else the field's message for invalid input.
 */
export function practiceNumberProblem(text: string, label: string): string | null {
  if (!/^[0-9]*$/.test(text)) return messages.invalidField(label);
  if (text.length < practiceNumberLength) return messages.minimumLength(practiceNumberLength);
  if (text.length > practiceNumberLength) return messages.maximumLength(practiceNumberLength);
  return null;
}
