import {
  type ListedInvite,
  listInvites,
  resendInvite,
} from "@frontdoor/contract/products/invites.ts";
import { consoleBulkInvitesWords } from "@frontdoor/words/staff/bulk-invites.ts";
import { consoleInvitesWords as words } from "@frontdoor/words/staff/invites.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { consoleAddresses } from "../addresses.ts";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { useRowDialog } from "../lists/use-row-dialog.ts";
import { usePress } from "../use-press.ts";
import { inviteColumns } from "./invite-columns.tsx";
import { NewInvite } from "./new-invite.tsx";
import { RevokeInvite } from "./revoke-invite.tsx";

export function InvitesScreen() {
  const [round, setRound] = useState(0);
  return (
    <ConsoleScreen
      screen="invites"
      words={words}
      beside={<MakeInvites onDone={() => setRound(round + 1)} />}
      call="listInvites"
    >
      <Filtered parameter="status" words={words} initial="SENT">
        {(status) => <InvitesTable key={round} status={status} />}
      </Filtered>
    </ConsoleScreen>
  );
}

const makingCalls = ["createPracticeInvite", "createAcademicInvite"] as const;

function MakeInvites({ onDone }: { onDone: () => void }) {
  const { may } = useConsole();
  if (!makingCalls.some(may)) return null;
  return (
    <span className="staff-head__do">
      <a href={consoleAddresses.bulkInvites}>{consoleBulkInvitesWords.link}</a>
      <DialogButton
        calls={makingCalls}
        text={words.invite}
        icon="plus"
        look="primary"
        dialog={(onClose) => <NewInvite onDone={onDone} onClose={onClose} />}
      />
    </span>
  );
}

function InvitesTable({ status }: Pick<ListedInvite, "status">) {
  const { may } = useConsole();
  const list = useList(listInvites, { query: { status } });
  const [onRevoke, revoking] = useRowDialog<ListedInvite>(
    "revokeInvite",
    list.reload,
    (invite, dialog) => <RevokeInvite invite={invite} {...dialog} />,
  );
  const { state, press } = usePress();
  const resend = ({ id, emailAddress }: ListedInvite) =>
    press({
      call: resendInvite,
      input: { params: { id } },
      said: fill(words.resent, { emailAddress }),
      taken: list.reload,
    });
  return (
    <>
      <PressFailed state={state} />
      <ListTable
        list={list}
        words={words}
        columns={inviteColumns({
          isBusy: state.at === "sending",
          onResend: may("resendInvite") ? resend : null,
          onRevoke,
        })}
        keyOf={({ id }) => id}
      />
      {revoking}
    </>
  );
}
