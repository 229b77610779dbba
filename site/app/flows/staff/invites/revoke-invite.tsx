import { type ListedInvite, revokeInvite } from "@frontdoor/contract/products/invites.ts";
import { consoleInvitesWords } from "@frontdoor/words/staff/invites.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { usePress } from "../use-press.ts";

interface RevokeInviteProps {
  invite: ListedInvite;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog that revokes an invite after its address is typed. */
export function RevokeInvite({ invite, onClose, onDone }: RevokeInviteProps) {
  const { state, press } = usePress();
  const { revoking: words } = consoleInvitesWords;
  const { id, emailAddress } = invite;
  const [link, told] = words.facts;
  return (
    <ConfirmDialog
      title={words.title}
      facts={[
        { icon: "mail", text: fill(link, { emailAddress }) },
        { icon: "info", text: told },
      ]}
      typed={{ what: "address", word: emailAddress }}
      submit={words.submit}
      state={state}
      onSubmit={() =>
        press({
          call: revokeInvite,
          input: { params: { id } },
          said: fill(words.said, { emailAddress }),
          taken: onDone,
        })
      }
      onClose={onClose}
    />
  );
}
