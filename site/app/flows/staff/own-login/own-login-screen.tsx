import { renewStaffCodes } from "@frontdoor/contract/staff/authentication-methods.ts";
import { consoleIdleMinutes } from "@frontdoor/contract/staff/console.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { ownLoginWords as words } from "@frontdoor/words/staff/own-login.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { timeOf } from "../../../parts/dates.ts";
import { Address } from "../../../ui/address.tsx";
import { Button } from "../../../ui/button.tsx";
import { plural } from "../../../ui/plural.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { useConsole } from "../console.ts";
import { Gate } from "../gate.tsx";
import { KeepCodes } from "../set-up/keep-codes.tsx";
import { useNewHeading } from "../shell/use-new-heading.ts";
import { Passkeys } from "./passkeys.tsx";
import { ReauthenticationDialog } from "./reauthentication-dialog.tsx";
import { Sessions } from "./sessions.tsx";
import { useReauthenticated } from "./use-reauthenticated.ts";

/** The member's own passkeys and recovery codes. */
export function OwnLoginScreen() {
  return (
    <Gate screen="ownLogin">
      <OwnLogin />
    </Gate>
  );
}

function OwnLogin() {
  const { me, refresh } = useConsole();
  const { asked, end, fail, ...pressing } = useReauthenticated();
  const { state, buttonState, press } = pressing;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const codesHeading = useNewHeading(codes);
  const count = me.recoveryCodesLeft;
  const times = {
    role: consoleFrameWords.roles[me.role],
    end: timeOf(me.endsAt),
    minutes: consoleIdleMinutes,
  };
  const renew = () =>
    press({
      call: renewStaffCodes,
      input: { body: {} },
      said: words.codes.renewed,
      taken: (reply) => {
        setCodes(reply?.recoveryCodes ?? null);
        void refresh();
      },
    });
  return (
    <>
      <div className="staff-head">
        <h1>{words.heading}</h1>
        <span className="muted">
          <Sentence
            text={words.who}
            parts={{ name: me.name, emailAddress: <Address of={me.emailAddress} /> }}
          />
        </span>
      </div>
      <p className="muted">{fill(words.times, times)}</p>
      <PressFailed state={state} />
      <div className="staff-narrow">
        <Passkeys pressing={pressing} fail={fail} />
        <section className="box" aria-labelledby="codes">
          <h2 id="codes" ref={codesHeading} tabIndex={-1}>
            {words.codes.heading}
          </h2>
          {codes === null ? (
            <>
              <p>{fill(plural(words.codes.left, count), { count })}</p>
              <div className="row">
                <Button look="secondary" state={buttonState} onClick={renew}>
                  {words.codes.renew}
                </Button>
              </div>
            </>
          ) : (
            <KeepCodes name={me.name} codes={codes} onDone={() => setCodes(null)} />
          )}
        </section>
        <Sessions />
      </div>
      {asked && <ReauthenticationDialog hasPasskey={me.passkeys.length > 0} onEnd={end} />}
    </>
  );
}
