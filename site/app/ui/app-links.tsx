import type { AppAddresses } from "@frontdoor/brand/brand.ts";
import { appLinkWords } from "@frontdoor/words/app-links.ts";
import { Icon } from "./icons/icon.tsx";
import { Sentence } from "./sentence.tsx";

/** Links to a product's apps, one or both, iOS first (S1.014, S1.015); the badges are our own. */
export function AppLinks({ apps, only }: { apps: AppAddresses; only?: keyof AppAddresses }) {
  return (
    <div className="app-links">
      {only !== "android" && (
        <a className="app-link" href={apps.apple} rel="noopener">
          <Icon name="iphone" size={26} />
          <Invitation platform="iOS" />
        </a>
      )}{" "}
      {only !== "apple" && (
        <a className="app-link" href={apps.android} rel="noopener">
          <Icon name="android" size={26} />
          <Invitation platform="Android" />
        </a>
      )}
    </div>
  );
}

function Invitation({ platform }: { platform: string }) {
  return (
    <span>
      <Sentence
        text={appLinkWords.app}
        parts={{ platform: <b>{platform}</b> }}
        wrap={(words) => <small>{words}</small>}
      />
    </span>
  );
}
