import {
  type ListedInvite,
  listInvites,
  resendInvite,
  revokeInvite,
} from "@frontdoor/contract/products/invites.ts";
import { consoleBulkInvitesWords } from "@frontdoor/words/staff/bulk-invites.ts";
import { consoleInvitesWords as words } from "@frontdoor/words/staff/invites.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { momentOf } from "../../../parts/dates.ts";
import { StatePill } from "../../../ui/state-pill.tsx";
import { consoleAddresses } from "../addresses.ts";
import { ConfirmCall } from "../confirm/confirm-call.tsx";
import { useConsole } from "../console.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { buttonColumn, momentColumn, productColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { type RowDialogProps, useRowDialog } from "../lists/use-row-dialog.tsx";
import { roleName } from "../role-name.ts";
import { usePress } from "../use-press.ts";
import { NewInvite } from "./new-invite.tsx";

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
    <div className="staff-head__do">
      <a href={consoleAddresses.bulkInvites}>{consoleBulkInvitesWords.link}</a>
      <DialogButton
        calls={makingCalls}
        text={words.invite}
        icon="plus"
        look="primary"
        dialog={(onClose) => <NewInvite onDone={onDone} onClose={onClose} />}
      />
    </div>
  );
}

function InvitesTable({ status }: Pick<ListedInvite, "status">) {
  const { may } = useConsole();
  const list = useList(listInvites, { query: { status } });
  const [onRevoke, revoking] = useRowDialog("revokeInvite", list.reload, RevokeInvite);
  const { state, press } = usePress();
  const resend = ({ id, emailAddress }: ListedInvite) =>
    press({
      call: resendInvite,
      input: { params: { id } },
      said: fill(words.resent, { emailAddress }),
      taken: list.reload,
    });
  const onResend = may("resendInvite") ? resend : null;
  const isBusy = state.at === "sending";
  const buttons = buttonColumn<ListedInvite>(
    columns.actions,
    { text: words.resend, onPress: onResend, suits: waits, isBusy },
    { text: words.revoke, onPress: onRevoke, suits: waits },
  );
  return (
    <>
      <PressFailed state={state} />
      <ListTable list={list} words={words} columns={[...shownColumns, buttons]} />
      {revoking}
    </>
  );
}

const soonMilliseconds = 48 * 60 * 60 * 1000;
const waits = ({ status }: ListedInvite) => status === "SENT";

const { columns } = words;
const shownColumns: readonly Column<ListedInvite>[] = [
  { head: columns.emailAddress, cell: ({ emailAddress }) => emailAddress },
  productColumn(columns.product, ({ kind }) => kind),
  { head: columns.role, cell: ({ role }) => roleName(role) },
  { head: columns.practice, look: "only-wide", cell: ({ practiceId }) => practiceId ?? "–" },
  momentColumn(columns.sent, ({ createdAt }) => createdAt),
  { head: columns.state, cell: stateOf, csv: ({ status }) => words.states[status] },
];

function stateOf({ status, expiresAt }: ListedInvite) {
  if (status === "SENT") {
    const left = new Date(expiresAt).getTime() - Date.now();
    return left < soonMilliseconds ? (
      <StatePill kind="warn">{fill(words.endsSoon, { moment: momentOf(expiresAt) })}</StatePill>
    ) : (
      <StatePill kind="ok">{words.states.SENT}</StatePill>
    );
  }
  const isGood = status === "ACCEPTED" || status === "REGISTERED";
  return <StatePill kind={isGood ? "ok" : "off"}>{words.states[status]}</StatePill>;
}

/** Dialog that revokes an invite after its address is typed. */
function RevokeInvite({ row: { id, emailAddress }, ...dialog }: RowDialogProps<ListedInvite>) {
  return (
    <ConfirmCall
      words={words.revoking}
      named={{ emailAddress }}
      icons={["mail"]}
      typed={{ what: "address", word: emailAddress }}
      call={revokeInvite}
      input={() => ({ params: { id } })}
      {...dialog}
    />
  );
}
