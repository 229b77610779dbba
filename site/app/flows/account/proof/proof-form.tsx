import type { ProofWay } from "@frontdoor/contract/account/overview.ts";
import { accountProofWords as words } from "@frontdoor/words/account-proof.ts";
import { useState } from "react";
import { useAttempt } from "../../../client/attempt.ts";
import type { Proven } from "./proof.calls.ts";
import { provePasskey, sendProof, takesPasskeys } from "./proof.calls.ts";
import { newProof, type ProofState, proofFailure } from "./proof.state.ts";
import { ProofWays } from "./proof-ways.tsx";
import { WayForm } from "./way-form.tsx";

interface ProofFormProps {
  ways: readonly ProofWay[];
  username: string;
  onProven: () => void;
  onEnded: () => void;
}

/** One way to show who is there, and links to the others. */
export function ProofForm({ ways, username, onProven, onEnded }: ProofFormProps) {
  const possible = ways.filter((way) => way !== "passkey" || takesPasskeys());
  const [chosen, setChosen] = useState<ProofWay>(possible[0] ?? "password");
  const [state, setState] = useState<ProofState>(newProof);
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
      <ProofWays ways={possible.filter((way) => way !== chosen)} onChoose={choose} />
    </>
  );
}
