import { createRemovalRequest } from "@frontdoor/contract/products/removal-requests.ts";
import { consoleRemovalsWords } from "@frontdoor/words/staff/removals.ts";
import { useState } from "react";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { ShownOnce } from "../confirm/shown-once.tsx";
import { requiredProblems } from "../required-problems.ts";
import { usePress } from "../use-press.ts";

const { asking, link: linkWords } = consoleRemovalsWords;

/** Asks for the removal of a patient's account, and shows once the link by which its owner confirms it. */
export function NewRemoval({ onAsked, onClose }: { onAsked: () => void; onClose: () => void }) {
  const { state, press } = usePress();
  const [link, setLink] = useState<string | null>(null);
  const [username, setUsername] = useState("");
  const [forOwner, replaces] = asking.facts;
  if (link !== null) return <ShownOnce words={linkWords} secret={link} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={asking.title}
      facts={[
        { icon: "mail", text: forOwner },
        { icon: "info", text: replaces },
      ]}
      {...(username.trim() !== "" && { typed: { what: "username", word: username.trim() } })}
      submit={asking.submit}
      isDanger
      state={state}
      labels={{ username: asking.username }}
      fields={(problems) => (
        <TextField
          name="username"
          label={asking.username}
          value={username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={problems.username}
          required
          onChange={({ currentTarget }) => setUsername(currentTarget.value)}
        />
      )}
      onSubmit={() =>
        press({
          call: createRemovalRequest,
          input: { body: { username: username.trim() } },
          problems: requiredProblems({ username }),
          said: asking.said,
          taken: (reply) => {
            onAsked();
            if (reply === null) onClose();
            else setLink(reply.link);
          },
        })
      }
      onClose={onClose}
    />
  );
}
