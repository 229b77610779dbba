import { endOpenidClient, rotateOpenidClient } from "@frontdoor/contract/products/openid.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { EndDialog, RotateDialog } from "../confirm/secret-dialogs.tsx";
import { ShownOnce } from "../confirm/shown-once.tsx";
import { usePress } from "../use-press.ts";

const { clients: words } = consoleOpenidWords;

export function ClientSecret(props: { id: string; secret: string; onClose: () => void }) {
  const { id, secret, onClose } = props;
  const filled = { ...words.key, text: fill(words.key.text, { id }) };
  return <ShownOnce words={filled} secret={secret} onClose={onClose} />;
}

export function RotateSecret({ id, onClose }: { id: string; onClose: () => void }) {
  const { state, press } = usePress();
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <ClientSecret id={id} secret={secret} onClose={onClose} />;
  return (
    <RotateDialog
      words={words.rotating}
      state={state}
      onSubmit={(reason) =>
        press({
          call: rotateOpenidClient,
          input: { params: { id }, body: { reason } },
          said: fill(words.rotating.said, { id }),
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

/** Dialog that ends a client for good. */
export function EndClient({ id, onClose, onEnded }: EndClientProps) {
  const { state, press } = usePress();
  return (
    <EndDialog
      words={words.ending}
      word={id}
      state={state}
      onSubmit={() =>
        press({
          call: endOpenidClient,
          input: { params: { id } },
          said: fill(words.ending.said, { id }),
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
