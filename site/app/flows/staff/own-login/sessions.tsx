import {
  endOtherStaffSessions,
  endStaffSession,
  type OwnConsoleSession,
} from "@frontdoor/contract/staff/session.ts";
import { ownLoginWords } from "@frontdoor/words/staff/own-login.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { momentOf } from "../../../parts/dates.ts";
import { nameOfDevice } from "../../../parts/device-name.ts";
import { Button } from "../../../ui/button.tsx";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useConsole } from "../console.ts";
import { usePress } from "../use-press.ts";

const { sessions: words } = ownLoginWords;

export function Sessions() {
  const { me, refresh } = useConsole();
  const { state, buttonState, press } = usePress();
  const taken = () => void refresh();
  const end = (session: OwnConsoleSession) =>
    press({
      call: endStaffSession,
      input: { params: { id: session.id }, body: {} },
      said: fill(words.ended, { device: nameOfDevice(session) }),
      taken,
    });
  const endOthers = () =>
    press({
      call: endOtherStaffSessions,
      input: { body: {} },
      said: words.othersEnded,
      taken,
    });
  return (
    <section className="box" aria-labelledby="sessions">
      <h2 id="sessions">{words.heading}</h2>
      <p className="muted">{words.lead}</p>
      <PressFailed state={state} />
      <ul className="staff-rows">
        {me.sessions.map((session) => (
          <li key={session.id}>
            <span>
              <b>{nameOfDevice(session)}</b>
              <small>
                {fill(words.since[session.way], {
                  since: momentOf(session.since),
                  used: momentOf(session.lastUsedAt),
                })}
              </small>
            </span>
            {session.isThis ? (
              <StatePill kind="ok">{words.thisOne}</StatePill>
            ) : (
              <Button
                look="secondary"
                aria-label={fill(words.endNamed, { device: nameOfDevice(session) })}
                state={buttonState}
                onClick={() => end(session)}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {me.sessions.length === 1 ? (
        <p className="muted">{words.nowhereElse}</p>
      ) : (
        <div className="row">
          <Button look="secondary" state={buttonState} onClick={endOthers}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </section>
  );
}
