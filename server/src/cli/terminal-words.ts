import { messages } from "@frontdoor/contract/messages.ts";

/** The message about an invalid value for a terminal: a form's texts speak of fields, which are not seen here. */
export function terminalWords(message: string): string {
  if (message === messages.required) return "It is missing.";
  if (message === messages.invalid || invalidField.test(message)) return "It is not valid.";
  return message;
}

const invalidField = new RegExp(`^${messages.invalidField(".*")}$`);

/**
 * The messages about the invalid values of a call.
 * @param fields the problems by the dotted paths of its fields
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
