import { passkeyLabelLength } from "@frontdoor/contract/account/account-page.ts";
import type { ListedPasskey } from "@frontdoor/contract/account/overview.ts";
import { removePasskey, renamePasskey } from "@frontdoor/contract/account/passkeys.ts";
import { checkRules, presentRule } from "@frontdoor/contract/problems.ts";
import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import { accountPasskeysWords as words } from "@frontdoor/words/account-passkeys.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { send } from "../../../client/send.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { TextField } from "../../../fields/text-field.tsx";
import { momentOf } from "../../../parts/dates.ts";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { ChangeForm } from "../change-form.tsx";
import { Entry } from "../entry.tsx";
import { useChange } from "../use-change.ts";
import { useOpening } from "../use-opening.ts";

interface PasskeyEntryProps {
  passkey: ListedPasskey;
  isNew: boolean;
  /** The owner has named it. */
  onNamed: () => void;
}

/** A passkey: its name, when it was added and last used; a new one opens its name form. */
export function PasskeyEntry({ passkey, isNew, onNamed }: PasskeyEntryProps) {
  const { tell } = useAccountSettings();
  const naming = useChange();
  const removal = useChange();
  const { isOpen, open, cancel, done, opener } = useOpening(naming.restart);
  const { id, label, createdAt, lastUsedAt } = passkey;
  const added = fill(words.added, { moment: momentOf(createdAt) });
  const used =
    lastUsedAt && fill(words.used, { added: momentOf(createdAt), moment: momentOf(lastUsedAt) });
  const problems = naming.state.at === "refused" ? naming.state.problems : {};

  const rename = (entered: FormData) => {
    const name = String(entered.get("label") ?? "").trim();
    naming.start({
      reason: words.reasons.rename,
      values: { id, name },
      problems: checkRules([presentRule("label", name)]),
      write: (sending) => send(renamePasskey, { params: { id }, body: { label: name } }, sending),
      taken: () => {
        if (isOpen) done();
        onNamed();
        tell({ part: "login", title: words.done.renamed, text: words.done.renamedMore });
      },
    });
  };
  const remove = () =>
    removal.start({
      reason: words.reasons.remove,
      values: id,
      write: (sending) => send(removePasskey, { params: { id }, body: {} }, sending),
      taken: () => tell({ part: "login", title: words.done.removed, text: words.done.removedMore }),
    });

  return (
    <Entry
      icon="passkey"
      value={label}
      state={isNew && <span className="state state--new">{words.isNew}</span>}
      more={used ?? added}
      actions={
        <>
          {!isOpen && !isNew && (
            <ChangeButton
              ref={opener}
              look="quiet"
              aria-label={fill(words.renameNamed, { name: label })}
              onClick={open}
            >
              {words.rename}
            </ChangeButton>
          )}
          <ChangeButton
            whileStopped
            aria-label={fill(words.removeNamed, { name: label })}
            state={removal.button}
            onClick={remove}
          >
            {words.remove}
          </ChangeButton>
        </>
      }
    >
      <PressFailed state={removal.state} />
      {(isOpen || isNew) && (
        <ChangeForm
          state={naming.state}
          labels={{ label: accountFieldWords.passkeyName }}
          submit={words.save}
          onSubmit={rename}
          {...(isOpen ? { onCancel: cancel } : {})}
        >
          <TextField
            name="label"
            label={accountFieldWords.passkeyName}
            error={problems.label}
            defaultValue={label}
            maxLength={passkeyLabelLength}
            autoComplete="off"
            required
          />
        </ChangeForm>
      )}
    </Entry>
  );
}
