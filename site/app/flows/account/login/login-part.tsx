import { changeOwnPassword } from "@frontdoor/contract/account/password.ts";
import { newPasswordProblems } from "@frontdoor/contract/practice/reset-password.ts";
import { checkRules, presentRule } from "@frontdoor/contract/problems.ts";
import { accountWords } from "@frontdoor/words/account.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { newPasswordWords } from "@frontdoor/words/new-password.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { send } from "../../../client/send.ts";
import { ManagedUsername } from "../../../fields/managed-username.tsx";
import { NewPasswordFields } from "../../../fields/new-password-fields.tsx";
import { PasswordField } from "../../../fields/password-field.tsx";
import { dayOf } from "../../../parts/dates.ts";
import { Address } from "../../../ui/address.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { ChangeForm } from "../change-form.tsx";
import { Entry } from "../entry.tsx";
import { Part } from "../part.tsx";
import { PasskeysPart } from "../passkeys/passkeys-part.tsx";
import { useChange } from "../use-change.ts";
import { useOpening } from "../use-opening.ts";

const { username } = accountWords;

/** How somebody logs in: the username, the password, the passkeys. */
export function LoginPart() {
  const { account } = useAccountSettings();
  return (
    <Part name="login">
      <Entry
        name={username.name}
        value={<Address of={account.username} />}
        more={account.isUsernameEmail ? username.isEmail : username.stays}
      />
      <PasswordEntry />
      <PasskeysPart />
    </Part>
  );
}

const { password: words, told } = accountWords;
const labels = { currentPassword: words.current, ...newPasswordWords.labels };

/** The password: its date, and a form to change it. */
function PasswordEntry() {
  const { account, tell } = useAccountSettings();
  const { state, start, restart } = useChange();
  const { isOpen, open, cancel, done, opener } = useOpening(restart);
  const problems = state.at === "refused" ? state.problems : {};
  const asksForCurrent = account.proof.currentPasswordNeeded;

  const submit = (entered: FormData) => {
    const typed = (name: keyof typeof labels) => String(entered.get(name) ?? "");
    const password = typed("password");
    const currentPassword = typed("currentPassword");
    const body = { password, ...(asksForCurrent && { currentPassword }) };
    start({
      reason: reauthenticationWords.reasons.password,
      values: body,
      problems: {
        ...(asksForCurrent && checkRules([presentRule("currentPassword", currentPassword)])),
        ...newPasswordProblems({ password, confirmPassword: typed("confirmPassword") }),
      },
      write: (sending) => send(changeOwnPassword, { body }, sending),
      taken: () => {
        done();
        tell({ part: "login", title: words.done, text: `${words.others} ${told}` });
      },
    });
  };

  return (
    <Entry
      name={words.name}
      value={fill(words.changed, { day: dayOf(account.passwordChangedAt) })}
      actions={
        !isOpen && (
          <ChangeButton ref={opener} aria-label={words.changeNamed} onClick={open}>
            {words.change}
          </ChangeButton>
        )
      }
    >
      {isOpen && (
        <ChangeForm
          state={state}
          labels={labels}
          submit={newPasswordWords.submit}
          onSubmit={submit}
          onCancel={cancel}
        >
          <ManagedUsername value={account.username} />
          {asksForCurrent && (
            <PasswordField
              name="currentPassword"
              label={labels.currentPassword}
              error={problems.currentPassword}
              required
              autoComplete="current-password"
              which="password"
            />
          )}
          <NewPasswordFields problems={problems} />
          <p className="entry__more">{words.others}</p>
        </ChangeForm>
      )}
    </Entry>
  );
}
