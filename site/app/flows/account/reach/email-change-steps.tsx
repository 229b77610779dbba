import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import { accountReachWords } from "@frontdoor/words/account-reach.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { datedMomentOf, momentOf } from "../../../parts/dates/dates.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { WayStep } from "./way-step.tsx";

const { waiting, changed } = accountReachWords.email;
type Change = NonNullable<AccountSettings["email"]["change"]>;
type Waiting = Extract<Change, { state: "waiting" }>;
type Changed = Extract<Change, { state: "changed" }>;

/** A requested email change that is not verified yet. */
export function EmailWaiting({ asked, change }: { asked: string; change: Waiting }) {
  const { address, until } = change;
  return (
    <>
      <WayStep isDone more={asked}>
        {waiting.asked}
      </WayStep>
      <WayStep more={fill(waiting.until, { moment: datedMomentOf(until) })}>
        {fill(waiting.open, { address })}
      </WayStep>
    </>
  );
}

/** The new address is in use; the old one can still revert the change. */
export function EmailChanged({
  asked,
  change,
  address,
}: {
  asked: string;
  change: Changed;
  address: string;
}) {
  return (
    <>
      <WayStep isDone more={asked}>
        {waiting.asked}
      </WayStep>
      <WayStep isDone more={momentOf(change.changedAt, "alone")}>
        <Sentence text={changed.proven} parts={{ address: <b>{address}</b> }} />
      </WayStep>
      <WayStep more={fill(changed.until, { moment: datedMomentOf(change.undoUntil) })}>
        {changed.canUndo}
      </WayStep>
    </>
  );
}
