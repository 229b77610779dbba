import { brand } from "@frontdoor/brand/brand.ts";
import { storedData } from "@frontdoor/contract/account/stored-data.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { accountStoredDataWords as words } from "@frontdoor/words/account-stored-data.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { send } from "../../../client/send.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { saveStoredData } from "../../../parts/save-stored-data.ts";
import { Button } from "../../../ui/button.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { Part } from "../part.tsx";
import { Place } from "../place.tsx";
import { useChange } from "../use-change.ts";
import { AllStoredData, DataList } from "./all-stored-data.tsx";

/** The data stored about the person: a summary, all of it, and a file. */
export function StoredDataPart() {
  const { account, tell } = useAccountSettings();
  const { state, button, start } = useChange();
  const { hpcsa, practice, identity } = account.numbers;
  const product = brand.products[account.product].name;
  const download = () =>
    start({
      reason: reauthenticationWords.reasons.kept,
      write: (sending) => send(storedData, {}, sending),
      taken: (data) => {
        saveStoredData(data);
        tell({ part: "kept", title: words.downloaded, text: words.downloadedMore });
      },
    });
  return (
    <Part name="kept" lead={fill(words.lead, { product })}>
      <DataList
        rows={[
          [words.labels.name, `${account.name} ${account.surname}`],
          [words.labels.place, account.place.length > 0 && <Place place={account.place} />],
          [words.labels.hpcsaNumber, hpcsa],
          [words.labels.identity, identity && fill(words.identities[identity.type], identity)],
          [words.labels.practiceNumber, practice],
          [words.labels.username, account.username],
          [words.labels.email, account.email.address],
          [words.labels.cellNumber, account.cellNumber.number],
        ]}
      />
      <AllStoredData />
      <PressFailed state={state} />
      <div className="part__end">
        <Button look="secondary" size="small" icon="download" state={button} onClick={download}>
          {words.download}
        </Button>
      </div>
    </Part>
  );
}
