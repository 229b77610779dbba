import type { Call } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import { createContext, useContext } from "react";
import type { Given, SendOptions } from "../../client/send.ts";
import type { NoticeKind } from "../../ui/notice.tsx";
import type { Heard } from "./ask.ts";

/** A message about what was done, and how to undo it if that is possible. */
export interface Told {
  text: string;
  kind: Exclude<NoticeKind, "error">;
  undo: (() => void) | undefined;
}

/** What the console offers its screens. */
export interface Console {
  me: OwnConsole;
  /** Whether the role may make a call. Screens hide the rest. */
  may: (call: keyof ProductCalls) => boolean;
  /** Makes a call. If the login has ended, asks for it in place and repeats the call. */
  ask: <C extends Call>(call: C, input: Given<C>, options?: SendOptions) => Promise<Heard<C>>;
  /** Shows a message above the screen, a success unless said otherwise. Null removes it. */
  tell: (message: string | null, more?: Partial<Omit<Told, "text">>) => void;
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
