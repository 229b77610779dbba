import { accountRemovedWords } from "@frontdoor/words/account-removed.ts";
import { island } from "../../island/island.tsx";
import { useAccountRemoved } from "../../parts/navigation-state/account-removed.ts";
import { StatusMessage } from "../../ui/status-message.tsx";

/** Tells a person who comes from confirming the removal of their account that it was done (S2.168). */
function AccountRemoved() {
  return (
    <StatusMessage takesFocus>{useAccountRemoved() && accountRemovedWords.removed}</StatusMessage>
  );
}

export default island(AccountRemoved);
