import type { Call, ReplyOf } from "@frontdoor/contract/call.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import type { Question } from "./ask.ts";
import { type Command, commandValues, type Given, type Printed } from "./command.ts";
import { chosenValue } from "./given-values.ts";
import { reasonOf } from "./reason-option.ts";
import { table } from "./rows/columns.ts";
import { pageOptions } from "./rows/page-options.ts";
import { fieldsTyped } from "./typed-name.ts";

type CallName = keyof ProductCalls;
type Heading = Omit<Command, "asks" | "run">;

interface CallCommand<Name extends CallName> extends Heading {
  /** The allowed values, where there are only a few. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** The call's input, where it differs from what was typed. */
  question?(given: Given): Question<ProductCalls[Name]>;
  printed(reply: ReplyOf<ProductCalls[Name]>, given: Given): Printed;
}

/** A command that makes one call and prints its response. */
export function callCommand<Name extends CallName>(
  name: Name,
  { choices = {}, question, printed, ...heading }: CallCommand<Name>,
): Command {
  const call = productCalls[name];
  return {
    ...heading,
    asks: [name],
    async run(given, { ask }) {
      for (const [value, few] of Object.entries(choices)) chosenValue(given, value, few);
      const asked = question?.(given) ?? questionAsTyped(call, heading, given);
      return printed(await ask(call, asked as Question<ProductCalls[Name]>), given);
    },
  };
}

/**
 * Values and options by the names of their fields: those in the call's path as parameters, the rest in its query or
 * body.
 */
function questionAsTyped({ path, method }: Call, command: Heading, given: Given): object {
  const params: Record<string, string> = {};
  const rest: Record<string, string | undefined> = {};
  for (const name of commandValues(command)) {
    const part = path.includes(`{${name}}`) ? params : rest;
    part[fieldsTyped[name] ?? name] = given.value(name);
  }
  for (const name of Object.keys(command.options ?? {})) {
    rest[fieldsTyped[name] ?? name] = name === "reason" ? reasonOf(given) : given.option(name);
  }
  return { params, ...(method === "GET" ? { query: rest } : { body: rest }) };
}

/** Prints a text for a call whose response has no content. */
export function done(what: string, text: string | ((given: Given) => string)) {
  return (_reply: unknown, given: Given): Printed => ({
    data: { [what]: true },
    text: typeof text === "string" ? text : text(given),
  });
}

type ListName = {
  [Name in CallName]: ReplyOf<ProductCalls[Name]> extends readonly object[] ? Name : never;
}[CallName];

interface ListCommand<Name extends ListName> extends Omit<CallCommand<Name>, "printed"> {
  /** The columns of a row, where they are not the response's own. */
  row?(item: ReplyOf<ProductCalls[Name]>[number]): Record<string, unknown>;
  /** The text that replaces an empty table. */
  none?: string;
}

/** A command that prints a list as a table, by pages where the call has them. */
export function listCommand<Name extends ListName>(
  name: Name,
  { options, row, none = "There are none.", ...rest }: ListCommand<Name>,
): Command {
  const { paged }: Call = productCalls[name];
  return callCommand(name, {
    ...rest,
    options: { ...options, ...(paged && pageOptions) },
    printed: (items) => ({ data: items, text: table(items.map(row ?? ((item) => item)), none) }),
  });
}
