import type { ReauthenticationWay } from "@frontdoor/contract/account/overview.ts";
import { reauthenticationWords as words } from "@frontdoor/words/account-reauthentication.ts";
import { Pictogram } from "../../../ui/icons/pictogram.tsx";

const icons = { passkey: "passkey", password: "lock", code: "code" } as const;

/** Links to the other reauthentication methods. */
export function ReauthenticationWays({
  ways,
  onChoose,
}: {
  ways: readonly ReauthenticationWay[];
  onChoose: (way: ReauthenticationWay) => void;
}) {
  if (ways.length === 0) return null;
  return (
    <div className="reauthentication__other">
      {ways.map((way) => (
        <button key={way} type="button" className="quiet-link" onClick={() => onChoose(way)}>
          <Pictogram name={icons[way]} size={20} />
          {words[way]}
        </button>
      ))}
    </div>
  );
}
