import { brand } from "@frontdoor/brand/brand.ts";
import type { readStoredDataLink } from "@frontdoor/contract/account/stored-data.ts";
import type { ReplyOf } from "@frontdoor/contract/call.ts";
import { storedDataWords as words } from "@frontdoor/words/stored-data.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { journeys } from "../../journeys.ts";
import { momentOf } from "../../parts/dates.ts";
import type { MailedLink } from "../../parts/mailed-link/mailed-link.ts";
import { MailedLinkCard } from "../../parts/mailed-link/mailed-link-card.tsx";
import { CopyButton } from "../../parts/two-step-set-up/copy-button.tsx";
import { Button } from "../../ui/button.tsx";
import { IconList } from "../../ui/icon-list.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";

interface StoredDataScreenProps {
  state: MailedLink<ReplyOf<typeof readStoredDataLink>>;
  /** The text of the file, once the link gave it. */
  file: string;
  onPress: () => void;
  onRead: () => void;
}

const facts = [
  { icon: "documents", text: words.facts.all },
  { icon: "lock", text: words.facts.noSecrets },
  { icon: "computer", text: words.facts.ownDevice },
] as const;

/** Describes the file, with the button that downloads it. */
export function StoredDataScreen({ state, file, onPress, onRead }: StoredDataScreenProps) {
  return (
    <MailedLinkCard
      state={state}
      words={words}
      account={journeys.storedData.account}
      onRead={onRead}
    >
      {({ at, told }) =>
        at === "done" ? (
          <>
            <StatusMessage takesFocus>{words.given}</StatusMessage>
            <p>{words.givenMore}</p>
            <FileText text={file} />
          </>
        ) : (
          <>
            <p role="status">{fill(words.lead, { product: brand.products[told.product].name })}</p>
            <IconList items={facts} />
            <p>{fill(words.until, { moment: momentOf(told.expiresAt) })}</p>
            <div className="removal__choice">
              <Button
                size="large"
                wide
                icon="download"
                state={at === "pressed" ? "loading" : "ready"}
                onClick={onPress}
              >
                {words.download}
              </Button>
            </div>
          </>
        )
      }
    </MailedLinkCard>
  );
}

/** For apps that show pages and save no files, as some for mail on phones do. */
function FileText({ text }: { text: string }) {
  return (
    <details>
      <summary>{words.noFile}</summary>
      <div className="removal">
        <p>{words.noFileMore}</p>
        <CopyButton text={text} label={words.copy} />
        <p className="scene-card__developer" lang="en-ZA" translate="no">
          {text}
        </p>
      </div>
    </details>
  );
}
