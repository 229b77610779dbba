import { createRemovalRequest } from "@frontdoor/contract/products/removal-requests.ts";
import { confirmWords } from "@frontdoor/words/staff/confirm.ts";
import { consoleRemovalsWords } from "@frontdoor/words/staff/removals.ts";
import { useState } from "react";
import { TextField } from "../../../fields/text-field.tsx";
import { ConfirmDialog } from "../confirm/confirm-dialog.tsx";
import { textIn } from "../confirm/text-in.ts";
import { requiredProblems } from "../required-problems.ts";
import { usePress } from "../use-press.ts";

const { asking } = consoleRemovalsWords;

/** Dialog that asks for the removal of a patient's account. The link that confirms it is mailed only to its owner. */
export function NewRemoval({ onAsked, onClose }: { onAsked: () => void; onClose: () => void }) {
  const { state, press } = usePress();
  const [username, setUsername] = useState("");
  const [forOwner, replaces] = asking.facts;
  return (
    <ConfirmDialog
      title={asking.title}
      facts={[
        { icon: "mail", text: forOwner },
        { icon: "info", text: replaces },
        { icon: "agree", text: confirmWords.twoPersons },
      ]}
      {...(username.trim() !== "" && { typed: { what: "username", word: username.trim() } })}
      asksReason
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
      onSubmit={(entered) =>
        press({
          call: createRemovalRequest,
          input: {
            body: { username: username.trim(), reason: textIn(entered, "reason") },
          },
          problems: requiredProblems({ username }),
          said: asking.said,
          taken: () => {
            onAsked();
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
