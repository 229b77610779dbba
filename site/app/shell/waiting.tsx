import { brand } from "@frontdoor/brand/brand.ts";
import type { WaitingWords } from "../content/waiting-words.ts";
import { journeys } from "../journeys.ts";
import { ScriptNeeded } from "../parts/no-script/no-script-note.tsx";
import { Loading } from "../ui/loading.tsx";
import { Mark } from "../ui/mark.tsx";

/** What an address served by a waiting document shows until its screen is there, or without scripts. */
export function Waiting({ title, purpose, until }: WaitingWords) {
  return (
    <>
      <noscript>
        <main className="wrap broken-page">
          <a className="logo" href={journeys.frame.home} aria-label={brand.name}>
            <Mark />
            <span>{brand.name}</span>
          </a>
          <h1>{title}</h1>
          <ScriptNeeded purpose={purpose} />
          {until && <p>{until}</p>}
        </main>
      </noscript>
      <div className="wrap waiting">
        <Loading />
      </div>
    </>
  );
}
