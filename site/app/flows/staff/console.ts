import type { Call } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import { createContext, useContext } from "react";
import type { Given, SendOptions } from "../../client/send.ts";
import type { Heard } from "./ask.ts";

/** What a screen has of the console that it is part of. */
export interface Console {
  me: OwnConsole;
  /** Whether the role may make a call; what it may not is not shown. */
  may: (call: keyof ProductCalls) => boolean;
  /** Makes a call. Where the login has ended it is asked for in place, and the call is made again. */
  ask: <C extends Call>(call: C, input: Given<C>, options?: SendOptions) => Promise<Heard<C>>;
  /** Says above the screen what was done, with a button that undoes it where it can be; null takes it away. */
  tell: (message: string | null, undo?: () => void) => void;
  /** Asks again who is logged in, such as after a way in was changed. */
  refresh: () => Promise<void>;
}

const ConsoleContext = createContext<Console | null>(null);
export const ConsoleProvider = ConsoleContext.Provider;

export function useConsole(): Console {
  const console = useContext(ConsoleContext);
  if (console === null) throw new Error("This is a part of the console.");
  return console;
}
