import { messages } from "@frontdoor/contract/messages.ts";

/** What is wrong with a value, for a terminal: a form's words speak of fields, which nobody sees here. */
export function terminalWords(message: string): string {
  if (message === messages.required) return "It is missing.";
  if (message === messages.invalid || invalidField.test(message)) return "It is not valid.";
  return message;
}

const invalidField = new RegExp(`^${messages.invalidField(".*")}$`);

/**
 * What is wrong with the values that were sent.
 * @param fields the problems by the dotted paths of a call's fields
 * @param nameOf how the value was typed
 */
export function invalidValues(
  fields: Readonly<Record<string, string>>,
  nameOf: (field: string) => string = (field) => field,
): string {
  const lines = Object.entries(fields).map(
    ([field, problem]) => `  ${nameOf(field)}: ${terminalWords(problem)}`,
  );
  const counted = lines.length === 1 ? "1 value is" : `${lines.length} values are`;
  return [`${counted} not valid:`, ...lines].join("\n");
}
