import { consoleOpenidWords as words } from "@frontdoor/words/staff/openid.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { Apis } from "./apis.tsx";
import { Clients } from "./clients.tsx";

/** The clients of OpenID Connect, and the APIs that they call. */
export function OpenidScreen() {
  return (
    <ConsoleScreen screen="openid" words={words} call="listOpenidClients">
      <Filtered
        parameter="view"
        words={{ filter: words.views, filters: words.view }}
        initial="clients"
      >
        {(view) => (view === "apis" ? <Apis /> : <Clients />)}
      </Filtered>
    </ConsoleScreen>
  );
}
