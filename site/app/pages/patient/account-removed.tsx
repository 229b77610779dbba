import { accountRemovedWords } from "@frontdoor/words/account-removed.ts";
import { island } from "../../island/island.tsx";
import { useAccountRemoved } from "../../parts/navigation-state/account-removed.ts";
import { StatusMessage } from "../../ui/status-message.tsx";

/** Says that the account was removed, after its removal was confirmed (S2.168). */
function AccountRemoved() {
  return (
    <StatusMessage takesFocus>{useAccountRemoved() && accountRemovedWords.removed}</StatusMessage>
  );
}

export default island(AccountRemoved);
