import { consoleApiKeysWords as words } from "@frontdoor/words/staff/api-keys.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { Keys } from "./keys.tsx";
import { Scopes } from "./scopes.tsx";

/** The keys of the product API, and the scopes that were granted. */
export function ApiKeysScreen() {
  return (
    <ConsoleScreen screen="apiKeys" words={words} call="listProductKeys">
      <Filtered
        parameter="view"
        words={{ filter: words.views, filters: words.view }}
        initial="keys"
      >
        {(view) => (view === "scopes" ? <Scopes /> : <Keys />)}
      </Filtered>
    </ConsoleScreen>
  );
}
