import type { ReplyOf } from "@frontdoor/contract/call.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import type { Question } from "./ask.ts";
import type { Command, CommandOption, Given, Printed } from "./command.ts";
import { table } from "./rows/columns.ts";
import { pageOf, pageOptions } from "./rows/page-options.ts";

type CallName = keyof ProductCalls;
type Heading = Omit<Command, "asks" | "run">;

interface CallCommand<Name extends CallName> extends Heading {
  /** What the call is sent; nothing where this is left out. */
  question?(given: Given): Question<ProductCalls[Name]>;
  printed(reply: ReplyOf<ProductCalls[Name]>, given: Given): Printed;
}

/** A command that makes one call and prints its reply. */
export function callCommand<Name extends CallName>(
  name: Name,
  { question, printed, ...heading }: CallCommand<Name>,
): Command {
  return {
    ...heading,
    asks: [name],
    async run(given, { ask }) {
      return printed(await ask(productCalls[name], question?.(given)), given);
    },
  };
}

type ListName = {
  [Name in CallName]: ReplyOf<ProductCalls[Name]> extends readonly object[] ? Name : never;
}[CallName];
type Query<Name extends ListName> = keyof NonNullable<Question<ProductCalls[Name]>["query"]>;

interface ListCommand<Name extends ListName> extends Omit<Heading, "values" | "options"> {
  /** Options that the call takes in its query under the same names. */
  filters?: { readonly [Filter in Query<Name>]?: CommandOption };
  /** The columns of a row, where they are not the reply's own. */
  row?(item: ReplyOf<ProductCalls[Name]>[number]): Record<string, unknown>;
  /** What is printed in place of an empty table. */
  none?: string;
}

/** A command that prints a page of a list as a table. */
export function listCommand<Name extends ListName>(
  name: Name,
  { filters = {}, row, none = "There are none.", ...heading }: ListCommand<Name>,
): Command {
  return callCommand(name, {
    ...heading,
    options: { ...filters, ...pageOptions },
    question: (given) => {
      const filtered = Object.keys(filters).map((filter) => [filter, given.option(filter)]);
      return { query: { ...Object.fromEntries(filtered), ...pageOf(given) } };
    },
    printed: (items) => ({ data: items, text: table(items.map(row ?? ((item) => item)), none) }),
  });
}
