import type { ProofWay } from "@frontdoor/contract/account/overview.ts";
import { reauthenticationWords as words } from "@frontdoor/words/account-reauthentication.ts";
import { useState } from "react";
import { useAttempt } from "../../../client/attempt.ts";
import type { Proven } from "./reauthentication.calls.ts";
import { provePasskey, sendProof, takesPasskeys } from "./reauthentication.calls.ts";
import { newProof, proofFailure, type ReauthenticationState } from "./reauthentication.state.ts";
import { ReauthenticationWays } from "./reauthentication-ways.tsx";
import { WayForm } from "./way-form.tsx";

interface ReauthenticationFormProps {
  ways: readonly ProofWay[];
  username: string;
  onProven: () => void;
  onEnded: () => void;
}

/** One way to show who is there, and links to the others. */
export function ReauthenticationForm({
  ways,
  username,
  onProven,
  onEnded,
}: ReauthenticationFormProps) {
  const possible = ways.filter((way) => way !== "passkey" || takesPasskeys());
  const [chosen, setChosen] = useState<ProofWay>(possible[0] ?? "password");
  const [state, setState] = useState<ReauthenticationState>(newProof);
  const attempt = useAttempt(() => setState(newProof));

  const send = (ask: (signal: AbortSignal) => Promise<Proven>) => {
    setState({ at: "sending" });
    attempt(ask, (proven) => {
      if (proven === "missed")
        return setState(proofFailure(chosen, { message: words.passkeyMissed }));
      if (proven.ok) return onProven();
      if (proven.error.code === "SESSION_ENDED") return onEnded();
      setState(proofFailure(chosen, proven.error));
    });
  };
  const choose = (way: ProofWay) => {
    setChosen(way);
    setState(newProof);
    if (way === "passkey") send(provePasskey);
  };

  return (
    <>
      <WayForm
        key={chosen}
        way={chosen}
        username={username}
        state={state}
        isChosen={chosen !== possible[0]}
        onPasskey={() => send(provePasskey)}
        onTyped={(proof) => send((signal) => sendProof(proof, signal))}
      />
      <ReauthenticationWays ways={possible.filter((way) => way !== chosen)} onChoose={choose} />
    </>
  );
}
