import { type ListedInvite, revokeInvite } from "@frontdoor/contract/products/invites.ts";
import { consoleInvitesWords } from "@frontdoor/words/staff/invites.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";

/** Dialog that revokes an invite after its address is typed. */
export function RevokeInvite({ invite, ...dialog }: DialogProps & { invite: ListedInvite }) {
  const { revoking: words } = consoleInvitesWords;
  const { id, emailAddress } = invite;
  return (
    <ConfirmDialog
      words={words}
      facts={[fill(words.facts[0], { emailAddress }), words.facts[1]]}
      icons={["mail"]}
      typed={{ what: "address", word: emailAddress }}
      onSubmit={(_, press) =>
        press({
          call: revokeInvite,
          input: { params: { id } },
          said: fill(words.said, { emailAddress }),
        })
      }
      {...dialog}
    />
  );
}
