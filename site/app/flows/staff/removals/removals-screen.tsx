import {
  createRemovalRequest,
  type ListedRemoval,
  listRemovalRequests,
} from "@frontdoor/contract/products/removal-requests.ts";
import { consoleRemovalsWords as words } from "@frontdoor/words/staff/removals.ts";
import { useState } from "react";
import { TextField } from "../../../fields/text-field.tsx";
import { personAddress } from "../addresses.ts";
import { ConfirmDialog, type DialogProps } from "../confirm/confirm-dialog.tsx";
import { ConsoleScreen } from "../console-screen.tsx";
import { whoWords } from "../event-words.ts";
import { momentColumn, productColumn, stateColumn } from "../lists/columns.tsx";
import { DialogButton } from "../lists/dialog-button.tsx";
import { Filtered } from "../lists/filtered.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { useList } from "../lists/use-list.ts";
import { productOf } from "../product-of.ts";
import { requiredProblems } from "../required-problems.ts";
import { clockOf } from "./clock.ts";

/** The requested removals and their state. */
export function RemovalsScreen() {
  const [round, setRound] = useState(0);
  return (
    <ConsoleScreen
      screen="removals"
      words={words}
      beside={
        <DialogButton
          calls={["createRemovalRequest"]}
          place="staff-head__do"
          text={words.ask}
          dialog={(onClose) => <NewRemoval onDone={() => setRound(round + 1)} onClose={onClose} />}
        />
      }
      call="listRemovalRequests"
    >
      <Filtered words={words} initial="all">
        {(state) => <RemovalsTable key={round} state={state} />}
      </Filtered>
    </ConsoleScreen>
  );
}

function RemovalsTable({ state }: { state: keyof typeof words.filters }) {
  const list = useList(listRemovalRequests, { query: state === "all" ? {} : { state } });
  return <ListTable list={list} words={words} columns={columns} />;
}

const kinds = { waiting: "warn", confirmed: "ok", expired: "off", replaced: "off" } as const;
const columns: readonly Column<ListedRemoval>[] = [
  {
    head: words.columns.emailAddress,
    cell: ({ accountId, maskedEmail }) => <a href={personAddress(accountId)}>{maskedEmail}</a>,
    csv: ({ maskedEmail }) => maskedEmail,
  },
  productColumn(words.columns.product, productOf),
  { head: words.columns.askedBy, cell: ({ askedBy }) => whoWords(askedBy) },
  momentColumn(words.columns.asked, ({ createdAt }) => createdAt),
  {
    head: words.columns.clock,
    look: "wide",
    cell: (removal) => {
      const { first, after } = clockOf(removal, new Date());
      return (
        <>
          {first}
          {after !== null && <small>{after}</small>}
        </>
      );
    },
    csv: ({ state, expiresAt, erasedAt }) => (state === "waiting" ? expiresAt : erasedAt),
  },
  stateColumn(
    words.columns.state,
    ({ state }) => kinds[state],
    ({ state }) => words.states[state],
  ),
];

const { asking } = words;

/** Dialog that asks for the removal of a patient's account. The link that confirms it is mailed only to its owner. */
function NewRemoval(dialog: DialogProps) {
  const [username, setUsername] = useState("");
  return (
    <ConfirmDialog
      words={asking}
      icons={["mail"]}
      forTwo
      {...(username.trim() !== "" && { typed: { what: "username", word: username.trim() } })}
      asksReason
      isDanger
      labels={{ username: asking.username }}
      fields={(field) => (
        <TextField
          {...field("username")}
          value={username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={({ currentTarget }) => setUsername(currentTarget.value)}
        />
      )}
      onSubmit={(value, press) =>
        press({
          call: createRemovalRequest,
          input: { body: { username: username.trim(), reason: value("reason") } },
          problems: requiredProblems({ username }),
          said: asking.said,
        })
      }
      {...dialog}
    />
  );
}
