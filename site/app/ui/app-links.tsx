import type { AppAddresses } from "@frontdoor/brand/brand.ts";
import { Icon } from "./icons/icon.tsx";

/** Links to a product's apps, both or one, iOS first (S1.014, S1.015); neutral badges of our own. */
export function AppLinks({ apps, only }: { apps: AppAddresses; only?: keyof AppAddresses }) {
  return (
    <div className="app-links">
      {only !== "android" && (
        <a className="app-link" href={apps.apple} rel="noopener">
          <Icon name="iphone" size={26} />
          <span>
            <small>Get the app for</small> <b>iOS</b>
          </span>
        </a>
      )}
      {only !== "apple" && (
        <a className="app-link" href={apps.android} rel="noopener">
          <Icon name="android" size={26} />
          <span>
            <small>Get the app for</small> <b>Android</b>
          </span>
        </a>
      )}
    </div>
  );
}
