import type { OwnAccount } from "@frontdoor/contract/account/overview.ts";
import type { Call } from "@frontdoor/contract/call.ts";
import type { Sent } from "../../client/send.ts";
import type { PartMessage } from "./account.state.ts";
import { DevicesPart } from "./devices/devices-part.tsx";
import { KeptPart } from "./kept/kept-part.tsx";
import { LockedNotice } from "./locked-notice.tsx";
import { LoginPart } from "./login/login-part.tsx";
import { OwnAccountProvider } from "./own-account.ts";
import { ProofDialog } from "./proof/proof-dialog.tsx";
import { useProof } from "./proof/use-proof.ts";
import { ReachPart } from "./reach/reach-part.tsx";
import { RemovalPart } from "./removal/removal-part.tsx";
import { SecondStepPart } from "./second-step/second-step-part.tsx";

interface AccountPartsProps {
  account: OwnAccount;
  message: PartMessage | null;
  onRefresh: () => Promise<void>;
  onTell: (message: PartMessage | null) => void;
  onEnded: () => void;
}

/** The parts of the page, and the question that any of them may have to ask first. */
export function AccountParts({ account, message, onRefresh, onTell, onEnded }: AccountPartsProps) {
  const proof = useProof();

  const ask = async <C extends Call>(reason: string, write: () => Promise<Sent<C>>) => {
    let sent = await write();
    if (codeOf(sent) === "PROOF_NEEDED") {
      if (!(await proof.ask(reason))) return null;
      sent = await write();
    }
    if (codeOf(sent) === "CHANGES_LOCKED") await onRefresh();
    if (codeOf(sent) !== "SESSION_ENDED") return sent;
    onEnded();
    return null;
  };

  return (
    <OwnAccountProvider value={{ account, message, refresh: onRefresh, tell: onTell, ask }}>
      <LockedNotice />
      <LoginPart />
      <SecondStepPart />
      <ReachPart />
      <DevicesPart />
      <KeptPart />
      <RemovalPart />
      {proof.asked && (
        <ProofDialog
          asked={proof.asked}
          ways={account.proof.ways}
          username={account.username}
          onEnded={onEnded}
        />
      )}
    </OwnAccountProvider>
  );
}

function codeOf(sent: Sent<Call>): string | undefined {
  return sent.ok ? undefined : sent.error.code;
}
