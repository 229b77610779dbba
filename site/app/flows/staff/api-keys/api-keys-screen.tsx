import { consoleApiKeysWords as words } from "@frontdoor/words/staff/api-keys.ts";
import { Gate } from "../gate.tsx";
import { Chips } from "../lists/chips.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { Keys } from "./keys.tsx";
import { Scopes } from "./scopes.tsx";

/** The keys of the product API, and the scopes that were granted. */
export function ApiKeysScreen() {
  return (
    <Gate screen="apiKeys">
      <div className="staff-head">
        <h1>{words.heading}</h1>
        <span className="muted">{words.lead}</span>
      </div>
      <ForRole call="listProductKeys">
        <Views />
      </ForRole>
    </Gate>
  );
}

function Views() {
  const [view, setView] = useFilter("view", ["keys", "scopes"] as const, "keys");
  return (
    <>
      <Chips label={words.views} choices={words.view} chosen={view} onChoose={setView} />
      {view === "scopes" ? <Scopes /> : <Keys />}
    </>
  );
}
