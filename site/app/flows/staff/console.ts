import type { Call } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import { createContext, useContext } from "react";
import type { Given, SendOptions } from "../../client/send.ts";
import type { Heard } from "./ask.ts";

/** What the console offers its screens. */
export interface Console {
  me: OwnConsole;
  /** Whether the role may make a call. Screens hide the rest. */
  may: (call: keyof ProductCalls) => boolean;
  /** Makes a call. If the login has ended, asks for it in place and repeats the call. */
  ask: <C extends Call>(call: C, input: Given<C>, options?: SendOptions) => Promise<Heard<C>>;
  /** Shows a message above the screen, with an undo button if there is one. Null removes it. */
  tell: (message: string | null, undo?: () => void) => void;
  /** Reads again who is logged in, such as after a change of their authentication methods. */
  refresh: () => Promise<void>;
}

const ConsoleContext = createContext<Console | null>(null);
export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): Console {
  const console = useContext(ConsoleContext);
  if (console === null) throw new Error("This is a part of the console.");
  return console;
}
