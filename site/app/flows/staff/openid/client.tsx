import {
  type ClientFinding,
  checkOpenidClient,
  keepsSecret,
  type ListedOpenidClient,
} from "@frontdoor/contract/products/openid.ts";
import { consoleOpenidWords } from "@frontdoor/words/staff/openid.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { dayOf } from "../../../parts/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useConsole } from "../console.ts";
import { ParticularsList } from "../particulars-list.tsx";
import { usePress } from "../use-press.ts";
import { ChangeClient, EndClient, RotateSecret } from "./client-dialogs.tsx";
import { ClientSettings } from "./client-settings.tsx";
import { GrantScopes } from "./grant-scopes.tsx";

const { clients: words, ...shared } = consoleOpenidWords;

interface ClientProps {
  client: ListedOpenidClient;
  onChanged: () => void;
  onEnded: () => void;
}

/** One client: its settings, what is wrong with them, and what to paste into it. */
export function Client({ client, onChanged, onEnded }: ClientProps) {
  const { me, may } = useConsole();
  const [doing, setDoing] = useState<"change" | "grant" | "rotate" | "end" | null>(null);
  const [findings, setFindings] = useState<readonly ClientFinding[]>([]);
  const { state, buttonState, press } = usePress();
  const check = () =>
    press({
      call: checkOpenidClient,
      input: { params: { id: client.id } },
      taken: (found) => setFindings(found ?? []),
    });
  const onClose = () => setDoing(null);
  // What was found is of the settings before.
  const onSettings = () => {
    setFindings([]);
    onChanged();
  };
  const canRotate = client.secret === "own" && keepsSecret(client.type);
  const isOwnersAlone = Object.keys(client.apiScopes).length > 0 && me.role !== "owner";
  return (
    <section className="box" aria-labelledby="client">
      <h2 id="client">{client.id}</h2>
      <ParticularsList rows={particularsOf(client)} />
      <div className="filters">
        {may("checkOpenidClient") && (
          <Button look="secondary" state={buttonState} onClick={check}>
            {words.check}
          </Button>
        )}
        {may("changeOpenidClient") && !isOwnersAlone && (
          <Button look="secondary" onClick={() => setDoing("change")}>
            {words.change}
          </Button>
        )}
        {may("grantOpenidApi") && (
          <Button look="secondary" onClick={() => setDoing("grant")}>
            {words.grant}
          </Button>
        )}
        {may("rotateOpenidClient") && canRotate && !isOwnersAlone && (
          <Button look="secondary" onClick={() => setDoing("rotate")}>
            {words.rotate}
          </Button>
        )}
        {may("endOpenidClient") && (
          <Button look="danger-quiet" onClick={() => setDoing("end")}>
            {words.end}
          </Button>
        )}
      </div>
      {may("changeOpenidClient") && isOwnersAlone && <p className="muted">{words.ownersAlone}</p>}
      <PressFailed state={state} />
      <Findings findings={findings} />
      {client.type !== "machine" && <ClientSettings client={client} />}
      {doing === "change" && <ChangeClient {...{ client, onClose }} onDone={onSettings} />}
      {doing === "grant" && <GrantScopes {...{ client, onClose }} onDone={onChanged} />}
      {doing === "rotate" && <RotateSecret id={client.id} onClose={onClose} />}
      {doing === "end" && <EndClient id={client.id} onDone={onEnded} onClose={onClose} />}
    </section>
  );
}

const kinds = { ok: "ok", warn: "warn", fail: "error" } as const;

function Findings({ findings }: { findings: readonly ClientFinding[] }) {
  return (
    <div role="status">
      <ul className="staff-rows">
        {findings.map(({ about, state, found, remedy }) => (
          <li key={`${about} ${found}`}>
            <span>
              {found}
              {remedy !== null && <small>{remedy}</small>}
            </span>
            <StatePill kind={kinds[state]}>{words.checked[state]}</StatePill>
          </li>
        ))}
      </ul>
    </div>
  );
}

function particularsOf(client: ListedOpenidClient) {
  const list = (uris: readonly string[]) => (uris.length === 0 ? null : uris.join(" · "));
  const { wantedAcr, apiScopes } = client;
  const granted = Object.entries(apiScopes).map(([api, scopes]) => `${api}: ${scopes.join(" ")}`);
  return [
    [words.type, shared.types[client.type]],
    [words.profile, shared.profiles[client.profile]],
    [words.secret, shared.secrets[client.secret]],
    [words.redirectUris, list(client.redirectUris)],
    [words.postLogoutRedirectUris, list(client.postLogoutRedirectUris)],
    [words.backchannelLogoutUri, client.backchannelLogoutUri],
    [words.initiateLoginUri, client.initiateLoginUri],
    [words.refreshHours, fill(words.hours, { count: String(client.refreshHours) })],
    [words.wantedAcr, wantedAcr && shared.acr[wantedAcr]],
    [words.apiScopes, list(granted)],
    [words.idTokenAlg, client.idTokenAlg],
    [words.since, dayOf(client.createdAt)],
  ] as const;
}
