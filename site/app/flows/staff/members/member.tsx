import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ListedStaff } from "@frontdoor/contract/products/staff.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { consoleMembersWords } from "@frontdoor/words/staff/members.ts";
import { useState } from "react";
import { dayOf, momentOf } from "../../../parts/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useConsole } from "../console.ts";
import { ParticularsList } from "../particulars-list.tsx";
import { type MemberAction, MemberDialog } from "./member-dialog.tsx";

const { member: words } = consoleMembersWords;

interface Offered {
  action: MemberAction;
  call: keyof ProductCalls;
  text: string;
  /** Nobody may do this to themselves. */
  isForOthers?: true;
}

const offered: readonly Offered[] = [
  { action: "role", call: "changeStaffRole", text: words.roleOf, isForOthers: true },
  { action: "link", call: "sendConsoleLink", text: words.link },
  { action: "key", call: "renewStaffKey", text: words.newKey },
  { action: "end", call: "endStaff", text: words.end, isForOthers: true },
];

/** One member of staff: authentication methods, last use, and the actions of an owner. */
export function Member({ member, onChanged }: { member: ListedStaff; onChanged: () => void }) {
  const { may, me } = useConsole();
  const [action, setAction] = useState<MemberAction | null>(null);
  const isOwn = member.id === me.id;
  const actions = offered.filter(
    ({ call, isForOthers }) => member.endedAt === null && may(call) && !(isForOthers && isOwn),
  );
  return (
    <section className="box" aria-labelledby="member">
      <h2 id="member">{member.name}</h2>
      <MemberState member={member} />
      <ParticularsList rows={particularsOf(member)} />
      {actions.length > 0 && isOwn && <p className="muted">{words.own}</p>}
      {actions.length > 0 && (
        <div className="filters">
          {actions.map(({ action: each, text }) => (
            <Button
              key={each}
              look={each === "end" ? "danger" : "secondary"}
              onClick={() => setAction(each)}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
      {action !== null && (
        <MemberDialog
          action={action}
          member={member}
          onClose={() => setAction(null)}
          onDone={onChanged}
        />
      )}
    </section>
  );
}

function particularsOf(member: ListedStaff) {
  const isActive = member.endedAt === null;
  const moment = (at: string | null) => at && momentOf(at, "alone");
  return [
    [words.emailAddress, member.emailAddress],
    [words.role, consoleFrameWords.roles[member.role]],
    [words.since, dayOf(member.createdAt)],
    [words.ended, moment(member.endedAt)],
    [words.key, isActive ? (moment(member.keyExpiresAt) ?? words.noKey) : null],
    [words.keyUsed, moment(member.keyLastUsedAt)],
    [words.console, isActive ? (moment(member.consoleSince) ?? words.notSetUp) : null],
    [words.lastLogin, moment(member.lastLoginAt)],
    [words.id, member.id],
  ] as const;
}

/** Active, ended, or active without a key or a login. */
function MemberState({ member }: { member: ListedStaff }) {
  const state = memberState(member);
  return <StatePill kind={memberKinds[state]}>{consoleMembersWords.states[state]}</StatePill>;
}

/** The look of each state. */
export const memberKinds = { active: "ok", ended: "off", shut: "warn" } as const;

export function memberState({
  endedAt,
  keyExpiresAt,
  consoleSince,
}: ListedStaff): keyof typeof memberKinds {
  if (endedAt !== null) return "ended";
  const hasKey = keyExpiresAt !== null && Date.parse(keyExpiresAt) > Date.now();
  return hasKey || consoleSince !== null ? "active" : "shut";
}
