import {
  inviteStates,
  type ListedInvite,
  listInvites,
  resendInvite,
} from "@frontdoor/contract/products/invites.ts";
import { consoleBulkInvitesWords } from "@frontdoor/words/staff/bulk-invites.ts";
import { consoleInvitesWords as words } from "@frontdoor/words/staff/invites.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { Button } from "../../../ui/button.tsx";
import { consoleAddresses } from "../addresses.ts";
import { useConsole } from "../console.ts";
import { Gate } from "../gate.tsx";
import { Chips } from "../lists/chips.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { useFilter } from "../lists/use-filter.ts";
import { useList } from "../lists/use-list.ts";
import { usePress } from "../use-press.ts";
import { inviteColumns } from "./invite-columns.tsx";
import { NewInvite } from "./new-invite.tsx";
import { RevokeInvite } from "./revoke-invite.tsx";

export function InvitesScreen() {
  return (
    <Gate screen="invites">
      <Invites />
    </Gate>
  );
}

function Invites() {
  const { may } = useConsole();
  const [status, setStatus] = useFilter("status", inviteStates, "SENT");
  const [isMaking, setMaking] = useState(false);
  const [round, setRound] = useState(0);
  const canMake = may("createPracticeInvite") || may("createAcademicInvite");
  return (
    <>
      <div className="staff-head">
        <h1>{words.heading}</h1>
        <span className="muted">{words.lead}</span>
        {canMake && (
          <span className="staff-head__do">
            <a href={consoleAddresses.bulkInvites}>{consoleBulkInvitesWords.link}</a>
            <Button icon="plus" onClick={() => setMaking(true)}>
              {words.invite}
            </Button>
          </span>
        )}
      </div>
      <ForRole call="listInvites">
        <Chips label={words.filter} choices={words.filters} chosen={status} onChoose={setStatus} />
        <InvitesTable key={`${status} ${round}`} status={status} />
      </ForRole>
      {isMaking && (
        <NewInvite onDone={() => setRound(round + 1)} onClose={() => setMaking(false)} />
      )}
    </>
  );
}

function InvitesTable({ status }: { status: ListedInvite["status"] }) {
  const { may } = useConsole();
  const list = useList(listInvites, { query: { status } });
  const [revoked, setRevoked] = useState<ListedInvite | null>(null);
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
          onRevoke: may("revokeInvite") ? setRevoked : null,
        })}
        keyOf={({ id }) => id}
      />
      {revoked && (
        <RevokeInvite invite={revoked} onClose={() => setRevoked(null)} onDone={list.reload} />
      )}
    </>
  );
}
