import type { WaitingWords } from "../content/waiting-words.ts";
import { ScriptNeeded } from "../parts/no-script/no-script-note.tsx";
import { Loading } from "../ui/loading.tsx";

interface WaitingProps extends WaitingWords {
  /** Whether the screen will be a card in the picture. */
  isCard?: boolean;
}

/** What an address served by a waiting document shows until its screen is there, or without scripts. */
export function Waiting({ title, purpose, until, isCard = false }: WaitingProps) {
  return (
    <>
      <noscript>
        <div className={isCard ? "scene-card form" : "form"}>
          <h1>{title}</h1>
          <ScriptNeeded purpose={purpose} />
          {until && <p>{until}</p>}
        </div>
      </noscript>
      <div className="waiting">
        <Loading />
      </div>
    </>
  );
}
