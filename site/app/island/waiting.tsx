import type { ReactNode } from "react";
import type { WaitingWords } from "../content/waiting-words.ts";
import { Loading } from "../ui/loading.tsx";
import { ScriptNeeded } from "./no-script-note.tsx";

/** What a page shows until its screen has loaded, and without script. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>{children}</noscript>
      <div className="waiting">
        <Loading />
      </div>
    </>
  );
}

interface WaitingForScriptProps extends WaitingWords {
  /** Whether the screen is a card in the picture. */
  isCard?: boolean;
}

/** The same for a screen that shows nothing without script. */
export function WaitingForScript({ title, purpose, until, isCard = false }: WaitingForScriptProps) {
  return (
    <Waiting>
      <div className={isCard ? "scene-card form" : "form"}>
        <h1>{title}</h1>
        <ScriptNeeded purpose={purpose} />
        {until && <p>{until}</p>}
      </div>
    </Waiting>
  );
}
