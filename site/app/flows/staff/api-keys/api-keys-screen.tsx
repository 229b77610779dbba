import { consoleApiKeysWords as words } from "@frontdoor/words/staff/api-keys.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Chips } from "../lists/chips.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { Keys } from "./keys.tsx";
import { Scopes } from "./scopes.tsx";

/** The keys of the product API, and the scopes that were granted. */
export function ApiKeysScreen() {
  return (
    <ConsoleScreen screen="apiKeys" words={words} call="listProductKeys">
      <Views />
    </ConsoleScreen>
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
