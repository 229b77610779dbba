import { passkeyLabelLength } from "@frontdoor/contract/account/account-page.ts";
import {
  addStaffPasskey,
  newStaffPasskeyOptions,
  removeStaffPasskey,
} from "@frontdoor/contract/staff/authentication-methods.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import { ownLoginWords } from "@frontdoor/words/staff/own-login.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { canUsePasskeys } from "../../../client/can-use-passkeys.ts";
import { makePasskey } from "../../../client/make-passkey.ts";
import { TextField } from "../../../fields/text-field.tsx";
import { dayOf, momentOf } from "../../../parts/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { useConsole } from "../console.ts";
import type { Pressing } from "../use-press.ts";
import type { Reauthenticated } from "./use-reauthenticated.ts";

type OwnPasskey = OwnConsole["passkeys"][number];
const { passkeys: words } = ownLoginWords;

/** Lists the member's passkeys and adds one. */
export function Passkeys({
  pressing,
  fail,
}: { pressing: Pressing } & Pick<Reauthenticated, "fail">) {
  const { press, buttonState } = pressing;
  const { me, refresh } = useConsole();
  const [label, setLabel] = useState("");
  const [removed, setRemoved] = useState<OwnPasskey | null>(null);
  const [isMaking, setMaking] = useState(false);
  const add = () =>
    press({
      call: newStaffPasskeyOptions,
      input: { body: {} },
      taken: async (reply) => {
        if (reply === null) return;
        setMaking(true);
        const passkey = await makePasskey(reply.options);
        setMaking(false);
        if (passkey === "cancelled") return;
        if (typeof passkey === "string") return fail(words[passkey]);
        const name = label.trim();
        press({
          call: addStaffPasskey,
          input: { body: { passkey, ...(name !== "" && { label: name }) } },
          said: words.made,
          taken: () => {
            setLabel("");
            void refresh();
          },
        });
      },
    });
  return (
    <section className="box" aria-labelledby="passkeys">
      <h2 id="passkeys">{words.heading}</h2>
      <p className="muted">{me.passkeys.length === 0 ? words.none : words.lead}</p>
      <ul className="staff-rows">
        {me.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <span>
              <b>{passkey.label}</b>
              <small>{whenOf(passkey)}</small>
            </span>
            <Button look="secondary" onClick={() => setRemoved(passkey)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {canUsePasskeys() && (
        <div className="form">
          <TextField
            name="label"
            label={words.label}
            hint={words.labelHint}
            value={label}
            maxLength={passkeyLabelLength}
            autoComplete="off"
            onChange={({ currentTarget }) => setLabel(currentTarget.value)}
          />
          <div className="row">
            <Button
              look="secondary"
              icon="passkey"
              state={isMaking ? "loading" : buttonState}
              onClick={add}
            >
              {words.add}
            </Button>
          </div>
        </div>
      )}
      {removed && (
        <ConfirmDialog
          words={words.removing}
          facts={words.removing.facts.map((text) => fill(text, { label: removed.label }))}
          icons={["lock"]}
          typed={{ what: "name", word: removed.label }}
          pressing={pressing}
          onSubmit={() => {
            setRemoved(null);
            press({
              call: removeStaffPasskey,
              input: { params: { id: removed.id }, body: {} },
              said: words.removing.said,
              taken: () => void refresh(),
            });
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}

function whenOf({ createdAt, lastUsedAt }: OwnPasskey): string {
  const added = fill(words.added, { day: dayOf(createdAt) });
  if (lastUsedAt === null) return added;
  return `${added}, ${fill(words.used, { moment: momentOf(lastUsedAt) })}`;
}
