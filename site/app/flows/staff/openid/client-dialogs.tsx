import { endOpenidClient, rotateOpenidClient } from "@frontdoor/contract/products/openid.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { ShownOnce } from "../confirm/shown-once.tsx";
import { usePress } from "../use-press.ts";

const { clients: words } = consoleOpenidWords;

/** A client secret, shown this once. */
export function ClientSecret(props: { id: string; secret: string; onClose: () => void }) {
  const { id, secret, onClose } = props;
  const filled = { ...words.key, text: fill(words.key.text, { id }) };
  return <ShownOnce words={filled} secret={secret} onClose={onClose} />;
}

/** Gives a client another secret. */
export function RotateSecret({ id, onClose }: { id: string; onClose: () => void }) {
  const { state, press } = usePress();
  const [secret, setSecret] = useState<string | null>(null);
  const { title, facts, submit, said } = words.rotating;
  const [overlap, leaked] = facts;
  if (secret !== null) return <ClientSecret id={id} secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={title}
      facts={[
        { icon: "lock", text: overlap },
        { icon: "info", text: leaked },
        { icon: "agree", text: confirmWords.twoPersons },
      ]}
      asksReason
      submit={submit}
      state={state}
      onSubmit={(entered) =>
        press({
          call: rotateOpenidClient,
          input: { params: { id }, body: { reason: String(entered.get("reason") ?? "").trim() } },
          said: fill(said, { id }),
          taken: (rotated) => (rotated === null ? onClose() : setSecret(rotated.clientSecret)),
        })
      }
      onClose={onClose}
    />
  );
}

interface EndClientProps {
  id: string;
  onClose: () => void;
  onEnded: () => void;
}

/** Ends a client for good. */
export function EndClient({ id, onClose, onEnded }: EndClientProps) {
  const { state, press } = usePress();
  const { title, facts, submit, said } = words.ending;
  const [nobody, final] = facts;
  return (
    <ConfirmDialog
      title={title}
      facts={[
        { icon: "leave", text: nobody },
        { icon: "info", text: final },
      ]}
      typed={{ what: "word", word: id }}
      submit={submit}
      state={state}
      onSubmit={() =>
        press({
          call: endOpenidClient,
          input: { params: { id } },
          said: fill(said, { id }),
          taken: () => {
            onClose();
            onEnded();
          },
        })
      }
      onClose={onClose}
    />
  );
}
