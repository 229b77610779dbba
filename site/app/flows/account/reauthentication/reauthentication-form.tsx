import type { ReauthenticationWay } from "@frontdoor/contract/account/overview.ts";
import { reauthenticationWords as words } from "@frontdoor/words/account-reauthentication.ts";
import { recoveryCodeWords } from "@frontdoor/words/recovery-code.ts";
import { useState } from "react";
import { useAttempt } from "../../../client/attempt.ts";
import { canUsePasskeys } from "../../../client/can-use-passkeys.ts";
import { Pictogram } from "../../../ui/icons/pictogram.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { MethodForm } from "./method-form.tsx";
import {
  type Reauthenticated,
  type ReauthenticationSending,
  sendReauthentication,
  verifyPasskey,
} from "./reauthentication.calls.ts";
import {
  newReauthentication,
  type ReauthenticationMethod,
  type ReauthenticationState,
  reauthenticationFailure,
} from "./reauthentication.state.ts";

interface ReauthenticationFormProps {
  ways: readonly ReauthenticationWay[];
  username: string;
  onReauthenticated: () => void;
  onEnded: () => void;
}

/** One reauthentication method, and links to the others. */
export function ReauthenticationForm({
  ways,
  username,
  onReauthenticated,
  onEnded,
}: ReauthenticationFormProps) {
  const { account } = useAccountSettings();
  const possible = ways
    .filter((way) => way !== "passkey" || canUsePasskeys())
    .flatMap((way): ReauthenticationMethod[] => (way === "code" ? [way, "recovery"] : [way]));
  const [chosen, setChosen] = useState<ReauthenticationMethod>(possible[0] ?? "password");
  const [state, setState] = useState<ReauthenticationState>(newReauthentication);
  const attempt = useAttempt(() => setState(newReauthentication));

  const send = (ask: (sending: ReauthenticationSending) => Promise<Reauthenticated>) => {
    setState({ at: "sending" });
    const asked = (signal: AbortSignal) => ask({ signal, accountLogin: account.login });
    attempt(asked, (answer) => {
      if (answer === "missed")
        return setState(reauthenticationFailure(chosen, { message: words.passkeyMissed }));
      if (answer.ok) return onReauthenticated();
      if (answer.error.code === "SESSION_ENDED") return onEnded();
      setState(reauthenticationFailure(chosen, answer.error));
    });
  };
  const choose = (way: ReauthenticationMethod) => {
    setChosen(way);
    setState(newReauthentication);
    if (way === "passkey") send(verifyPasskey);
  };

  return (
    <>
      <MethodForm
        key={chosen}
        way={chosen}
        username={username}
        state={state}
        isChosen={chosen !== possible[0]}
        onPasskey={() => send(verifyPasskey)}
        onTyped={(typed) => send((sending) => sendReauthentication(typed, sending))}
      />
      <ReauthenticationWays ways={possible.filter((way) => way !== chosen)} onChoose={choose} />
    </>
  );
}

const icons = { passkey: "passkey", password: "lock", code: "code", recovery: "code" } as const;
const names = {
  passkey: words.passkey,
  password: words.password,
  code: recoveryCodeWords.useApp,
  recovery: recoveryCodeWords.use,
};

interface ReauthenticationWaysProps {
  ways: readonly ReauthenticationMethod[];
  onChoose: (way: ReauthenticationMethod) => void;
}

/** Links to the other reauthentication methods. */
function ReauthenticationWays({ ways, onChoose }: ReauthenticationWaysProps) {
  if (ways.length === 0) return null;
  return (
    <div className="reauthentication__other">
      {ways.map((way) => (
        <button key={way} type="button" className="quiet-link" onClick={() => onChoose(way)}>
          <Pictogram name={icons[way]} size={20} />
          {names[way]}
        </button>
      ))}
    </div>
  );
}
