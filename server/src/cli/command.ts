import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { Ask } from "./ask.ts";
import type { CliConfig } from "./cli-config.ts";

/** One command of the operator as a value that help, parsing and running use. */
export interface Command {
  /** Its words, and the values that follow them, all of them needed: `account show <username>`. */
  usage: string;
  /** An example as it is typed, without `frontdoor`. */
  example: string;
  /**
   * The calls that it makes, by their names: help shows by the permissions who may use it. Empty where it makes none.
   */
  asks: readonly (keyof ProductCalls)[];
  /** One line, a sentence without its full stop. */
  summary: string;
  /** The switch that replaces the values. */
  insteadOfValues?: string;
  options?: Readonly<Record<string, CommandOption>>;
  run(given: Given, tools: Tools): Promise<Printed>;
}

type Used = Pick<Command, "usage">;

/** The words by which a command is called: `["account", "show"]`. */
export const commandWords = ({ usage }: Used): string[] =>
  usage.split(" ").filter((part) => !part.startsWith("<"));
/** The names of the values that follow them: `["username"]`. */
export const commandValues = ({ usage }: Used): string[] =>
  [...usage.matchAll(/<(\w+)>/g)].map(([, name = ""]) => name);

export interface CommandOption {
  /** A switch has no value. */
  isSwitch?: true;
  meaning: string;
  choices?: readonly string[];
  fallback?: string;
}

/** The typed values and options, checked against the command. */
export interface Given {
  /** One of `values`, by its name. */
  value(name: string): string;
  option(name: string): string | undefined;
  isOn(name: string): boolean;
}

export interface Tools {
  ask: Ask;
  config: CliConfig;
  progress: Progress;
  /** Prints a part of a text that may be too long to be held whole. */
  print(text: string): Promise<void>;
}

/** Shows the progress of a long command at a terminal, in units of what it counts. */
export interface Progress {
  show(done: number, total: number): void;
  /** The same for a command that takes minutes: it also shows the speed, for programs in JSON. */
  measure(pace: Pace): void;
  /** Removes the line before anything else is printed. */
  end(): void;
}

export interface Pace {
  done: number;
  /** The approximate total. */
  total: number;
  perSecond: number;
  remainingSeconds: number;
}

/** The output of a command: `data` for programs (`--json`), `text` for people. */
export interface Printed {
  data: unknown;
  text: string;
  /** Set when the command worked and what it found is bad: the exit code is 1. */
  isBad?: true;
}
