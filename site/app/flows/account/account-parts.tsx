import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import type { Call } from "@frontdoor/contract/call.ts";
import { useRef } from "react";
import type { Sent } from "../../client/send.ts";
import { askForAccount } from "./account.calls.ts";
import type { PartMessage } from "./account.state.ts";
import { LockedNotice, UnreachableNotice } from "./account-notices.tsx";
import { AccountSettingsProvider } from "./account-settings.ts";
import { ContactPart } from "./contact/contact-part.tsx";
import { DevicesPart } from "./devices/devices-part.tsx";
import { LoginPart } from "./login/login-part.tsx";
import {
  ReauthenticationDialog,
  useReauthentication,
} from "./reauthentication/reauthentication-dialog.tsx";
import { RemovalPart } from "./removal/removal-part.tsx";
import { StoredDataPart } from "./stored-data/stored-data-part.tsx";
import { TwoStepPart } from "./two-step/two-step-part.tsx";

interface AccountPartsProps {
  account: AccountSettings;
  message: PartMessage | null;
  onRefresh: () => Promise<void>;
  onTell: (message: PartMessage | null) => void;
  onEnded: () => void;
}

/** The parts of account settings, and the reauthentication that a change may require. */
export function AccountParts({ account, message, onRefresh, onTell, onEnded }: AccountPartsProps) {
  const reauthentication = useReauthentication();

  const isHeld = useRef(false);

  const ask = async <C extends Call>(
    reason: string,
    write: () => Promise<Sent<C>>,
    staysShown = false,
  ) => {
    isHeld.current = staysShown;
    let sent = await write();
    if (codeOf(sent) === "PROOF_NEEDED") {
      if (!(await reauthentication.ask(reason))) return null;
      sent = await write();
    }
    if (codeOf(sent) === "CHANGES_LOCKED") await onRefresh();
    if (codeOf(sent) !== "SESSION_ENDED" || staysShown) return sent;
    onEnded();
    return null;
  };

  const stay = async () =>
    codeOf(await askForAccount(new AbortController().signal)) !== "SESSION_ENDED";

  return (
    <AccountSettingsProvider
      value={{ account, message, refresh: onRefresh, tell: onTell, ask, stay }}
    >
      <LockedNotice />
      <UnreachableNotice />
      <LoginPart />
      <TwoStepPart />
      <ContactPart />
      <DevicesPart />
      <StoredDataPart />
      <RemovalPart />
      {reauthentication.asked && (
        <ReauthenticationDialog
          asked={reauthentication.asked}
          ways={account.proof.ways}
          username={account.username}
          // The waiting call is sent again and answered that the session has ended.
          onEnded={isHeld.current ? () => reauthentication.asked?.end(true) : onEnded}
        />
      )}
    </AccountSettingsProvider>
  );
}

function codeOf(sent: Sent<Call>): string | undefined {
  return sent.ok ? undefined : sent.error.code;
}
