import type { readNotMe } from "@frontdoor/contract/account/unrecognised.ts";
import type { ReplyOf } from "@frontdoor/contract/call.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { unrecognisedWords as words } from "@frontdoor/words/unrecognised.ts";
import { journeys } from "../../journeys.ts";
import { momentOf } from "../../parts/dates.ts";
import type { MailedLink } from "../../parts/mailed-link/mailed-link.ts";
import { MailedLinkCard } from "../../parts/mailed-link/mailed-link-card.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { IconList } from "../../ui/icon-list.tsx";

type ToldChange = ReplyOf<typeof readNotMe>;

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
      {({ at, told }) => <WhatItDoes told={told} busy={at === "pressed"} onStop={onPress} />}
    </MailedLinkCard>
  );
}

const effects = [
  { icon: "offline", text: words.what.logOut },
  { icon: "live", text: words.what.undo },
  { icon: "lock", text: words.what.lock },
  { icon: "key", text: words.what.password },
] as const;

interface WhatItDoesProps {
  told: ToldChange;
  busy: boolean;
  onStop: () => void;
}

/** The reported change, what the button does, and the two links. */
function WhatItDoes({ told, busy, onStop }: WhatItDoesProps) {
  return (
    <>
      <p role="status">{fill(words.changes[told.change], { moment: momentOf(told.at) })}</p>
      <p>{words.what.lead}</p>
      <IconList items={effects} />
      <div className="removal__choice">
        <Button look="danger" size="large" wide state={busy ? "loading" : "ready"} onClick={onStop}>
          {words.confirm}
        </Button>
        {!busy && (
          <ButtonLink to={journeys.unrecognised.account} look="secondary" size="large" wide>
            {words.wasMe}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
