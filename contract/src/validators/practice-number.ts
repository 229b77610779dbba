import { practiceNumberLength } from "../constants.ts";
import { messages } from "../messages.ts";

/**
 * What is wrong with a practice number (S5.056, S9.005), or `null`: exactly 7 digits. Digits of
 * another count get the length message, anything else the field's invalid message.
 */
export function practiceNumberProblem(text: string, label: string): string | null {
  if (!/^[0-9]*$/.test(text)) return messages.invalidField(label);
  if (text.length < practiceNumberLength) return messages.minimumLength(practiceNumberLength);
  if (text.length > practiceNumberLength) return messages.maximumLength(practiceNumberLength);
  return null;
}
