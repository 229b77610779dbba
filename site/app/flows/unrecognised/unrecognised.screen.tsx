import { unrecognisedWords as words } from "@frontdoor/words/unrecognised.ts";
import { journeys } from "../../journeys.ts";
import type { MailedLink } from "../../parts/mailed-link/mailed-link.ts";
import { MailedLinkCard } from "../../parts/mailed-link/mailed-link-card.tsx";
import { type ToldChange, WhatItDoes } from "./what-it-does.tsx";

interface UnrecognisedScreenProps {
  state: MailedLink<ToldChange>;
  onPress: () => void;
  onRead: () => void;
}

/** "This wasn't me": the reported change, what the button does, and the button. */
export function UnrecognisedScreen({ state, onPress, onRead }: UnrecognisedScreenProps) {
  return (
    <MailedLinkCard
      state={state}
      words={words}
      account={journeys.unrecognised.account}
      onRead={onRead}
    >
      {({ at, told }) => (
        <WhatItDoes told={told} busy={at === "pressed" || at === "done"} onStop={onPress} />
      )}
    </MailedLinkCard>
  );
}
