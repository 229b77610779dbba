import type { ListedInvite } from "@frontdoor/contract/products/invites.ts";
import { consoleInvitesWords as words } from "@frontdoor/words/staff/invites.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../../parts/dates/dates.ts";
import { StatePill } from "../../../ui/state-pill.tsx";
import { buttonColumn, momentColumn, productColumn } from "../lists/columns.tsx";
import type { Column } from "../lists/list-table.tsx";
import { roleName } from "../role-name.ts";

interface InviteActions {
  isBusy: boolean;
  /** Null if the role may not. */
  onResend: ((invite: ListedInvite) => void) | null;
  onRevoke: ((invite: ListedInvite) => void) | null;
}

const soonMilliseconds = 48 * 60 * 60 * 1000;
const waits = ({ status }: ListedInvite) => status === "SENT";

/** The columns of the invites. Those that wait can be mailed again or revoked. */
export function inviteColumns({
  isBusy,
  onResend,
  onRevoke,
}: InviteActions): Column<ListedInvite>[] {
  const { columns } = words;
  return [
    { head: columns.emailAddress, cell: ({ emailAddress }) => emailAddress },
    productColumn(columns.product, ({ kind }) => kind),
    { head: columns.role, cell: ({ role }) => roleName(role) },
    { head: columns.practice, look: "only-wide", cell: ({ practiceId }) => practiceId ?? "–" },
    momentColumn(columns.sent, ({ createdAt }) => createdAt),
    { head: columns.state, cell: stateOf, csv: ({ status }) => words.states[status] },
    buttonColumn(
      columns.actions,
      { text: words.resend, onPress: onResend, suits: waits, isOff: () => isBusy },
      { text: words.revoke, onPress: onRevoke, suits: waits },
    ),
  ];
}

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
