import { accountWords } from "@frontdoor/words/account.ts";
import { Address } from "../../../ui/address.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { Entry } from "../entry.tsx";
import { Part } from "../part.tsx";
import { PasskeysPart } from "../passkeys/passkeys-part.tsx";
import { PasswordEntry } from "./password-entry.tsx";

const { username: words } = accountWords;

/** How somebody logs in: the username, the password, the passkeys. */
export function LoginPart() {
  const { account } = useAccountSettings();
  return (
    <Part name="login">
      <Entry
        name={words.name}
        value={<Address of={account.username} />}
        more={account.isUsernameEmail ? words.isEmail : words.stays}
      />
      <PasswordEntry />
      <PasskeysPart />
    </Part>
  );
}
