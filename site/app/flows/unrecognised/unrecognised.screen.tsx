import { unrecognisedWords as words } from "@frontdoor/words/unrecognised.ts";
import { ErrorArea } from "../../fields/error-area.tsx";
import { journeys } from "../../journeys.ts";
import type { MailedLink } from "../../parts/mailed-link/mailed-link.ts";
import { NotReady } from "../../parts/mailed-link/not-ready.tsx";
import { type ToldChange, WhatItDoes } from "./what-it-does.tsx";

interface UnrecognisedScreenProps {
  state: MailedLink<ToldChange>;
  onPress: () => void;
  onRead: () => void;
}

/** "This wasn't me": what the mail told of, what the button does, and the button. */
export function UnrecognisedScreen(props: UnrecognisedScreenProps) {
  return (
    <div className="scene-card scene-card--text">
      <h1>{words.heading}</h1>
      <Stage {...props} />
    </div>
  );
}

function Stage({ state, onPress, onRead }: UnrecognisedScreenProps) {
  switch (state.at) {
    case "reading":
    case "unread":
    case "invalid":
      return (
        <NotReady
          state={state}
          words={words}
          account={journeys.unrecognised.account}
          onRead={onRead}
        />
      );
    case "asked":
    case "refused":
    case "pressed":
    case "done":
      return (
        <>
          {state.at === "refused" && (
            <ErrorArea attempt={state} reference={state.reference}>
              {state.message}
            </ErrorArea>
          )}
          <WhatItDoes
            told={state.told}
            busy={state.at === "pressed" || state.at === "done"}
            onStop={onPress}
          />
        </>
      );
    default:
      return state satisfies never;
  }
}
