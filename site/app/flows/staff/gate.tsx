import type { Call } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { type OwnConsole, showConsole, staffLogOut } from "@frontdoor/contract/staff/session.ts";
import { consoleFrameWords as words } from "@frontdoor/words/staff/frame.ts";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";
import { useAttempt } from "../../client/attempt.ts";
import { goTo } from "../../client/navigation-state.ts";
import type { CallError, Given, SendOptions } from "../../client/send.ts";
import { Loading } from "../../ui/loading.tsx";
import { type ConsoleScreen, consoleAddresses } from "./addresses.ts";
import { ask } from "./ask.ts";
import { type Console, ConsoleProvider, type Told } from "./console.ts";
import { Failed } from "./lists/failed.tsx";
import { LogInAgain } from "./log-in/log-in-again.tsx";
import { ConsoleFrame } from "./shell/console-frame.tsx";

interface GateProps {
  screen: ConsoleScreen;
  searched?: string;
  onSearch?: (text: string) => void;
  children: ReactNode;
}

const hasEnded = ({ code }: CallError) => code === "SESSION_ENDED" || code === "UNAUTHORISED";

/**
 * Shows a screen to a member of staff who is logged in. If the login ends, asks for it in place. For somebody else who
 * logs in there the screen begins anew: what was typed, or asked for, was not theirs.
 */
export function Gate({ screen, searched = "", onSearch, children }: GateProps) {
  const [me, setMe] = useState<OwnConsole | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [round, setRound] = useState(0);
  const [message, setMessage] = useState<Told | null>(null);
  const [isAsked, setAsked] = useState(false);
  const attempt = useAttempt(() => {});
  /** The calls that wait for another login. */
  const waiting = useRef<((isIn: boolean) => void)[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks once more
  useEffect(
    () =>
      abortOnUnmount(
        (signal) => ask(showConsole, {}, { signal }),
        (heard) => {
          if (heard.is === "done") setMe(heard.reply);
          else if (heard.is === "failed" && hasEnded(heard.error)) leaveForLogIn();
          else if (heard.is === "failed") setError(heard.error);
        },
      ),
    [round],
  );

  const end = (isIn: boolean) => {
    setAsked(false);
    for (const goOn of waiting.current.splice(0)) goOn(isIn);
  };
  const console = useMemo((): Console | null => {
    if (me === null) return null;
    const logInAgain = () => {
      setAsked(true);
      return new Promise<boolean>((goOn) => {
        waiting.current.push(goOn);
      });
    };
    const askOrLogIn = async <C extends Call>(call: C, input: Given<C>, options?: SendOptions) => {
      for (;;) {
        const heard = await ask(call, input, { ...options, staffMember: me.id });
        const isOver = heard.is === "failed" && hasEnded(heard.error);
        if (!isOver || !(await logInAgain())) return heard;
      }
    };
    return {
      me,
      may: (call: keyof ProductCalls) => me.mayCall.includes(call),
      ask: askOrLogIn,
      tell: (text, { kind = "success", undo } = {}) =>
        setMessage(text === null ? null : { text, kind, undo }),
      async refresh() {
        const heard = await ask(showConsole, {});
        if (heard.is === "done") setMe(heard.reply);
      },
    };
  }, [me]);

  if (console === null) {
    return (
      <main id="main" tabIndex={-1} className="staff-door">
        {error === null ? (
          <Loading />
        ) : (
          <Failed
            error={error}
            onAgain={() => {
              setError(null);
              setRound(round + 1);
            }}
          />
        )}
        <h1 className="visually-hidden">{words.titles[screen]}</h1>
      </main>
    );
  }
  return (
    <ConsoleProvider key={console.me.id} value={console}>
      <ConsoleFrame
        screen={screen}
        message={message}
        searched={searched}
        onSearch={onSearch}
        onLogOut={() =>
          attempt(
            (signal) => ask(staffLogOut, { body: {} }, { signal, staffMember: console.me.id }),
            (heard) =>
              heard.is === "failed"
                ? console.tell(heard.error.message, { kind: "warning" })
                : goTo(consoleAddresses.logIn, { replace: true }),
          )
        }
      >
        {children}
      </ConsoleFrame>
      {isAsked && (
        <LogInAgain
          emailAddress={console.me.emailAddress}
          onIn={(again) => {
            const isSame = again.id === console.me.id;
            if (!isSame) {
              onSearch?.("");
              setMessage(null);
            }
            setMe(again);
            end(isSame);
          }}
          onClose={() => end(false)}
        />
      )}
    </ConsoleProvider>
  );
}

/** Goes to the login page, which returns to the current screen. */
function leaveForLogIn(): void {
  const { pathname, search } = window.location;
  const to = new URLSearchParams({ to: pathname + search });
  window.location.replace(`${consoleAddresses.logIn}?${to}`);
}
