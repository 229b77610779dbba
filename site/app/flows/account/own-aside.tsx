import { brand } from "@frontdoor/brand/brand.ts";
import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import { type CurrentContext, defaultContext } from "@frontdoor/contract/contexts.ts";
import { accountWords as words } from "@frontdoor/words/account.ts";
import { productViews } from "../../parts/context-selector/product-views.ts";
import { Vignette } from "../../ui/scene/vignette.tsx";
import { partNames } from "./account.state.ts";
import { usePartInView } from "./part-in-view.ts";
import { Place } from "./place.tsx";

interface OwnAsideProps {
  product: CurrentContext;
  /** `null` until it is loaded. */
  account: AccountSettings | null;
}

/** The river beside the parts: the account's name, and the contents. */
export function OwnAside({ product, account }: OwnAsideProps) {
  const inView = usePartInView(account !== null);
  return (
    <div className="own__aside">
      <div className="own__intro">
        {product !== "" && <p className="own__product">{brand.products[product].fullName}</p>}
        <h1>{words.heading}</h1>
        {account && (
          <>
            <p className="own__who">
              {account.name} {account.surname}
              {account.place.length > 0 && <br />}
              <Place place={account.place} />
            </p>
            <nav className="own__nav" aria-label={words.contents}>
              {partNames.map((part) => (
                <a key={part} href={`#${part}`} aria-current={part === inView || undefined}>
                  {words.parts[part]}
                </a>
              ))}
            </nav>
          </>
        )}
      </div>
      <div className="own__view" aria-hidden="true">
        <Vignette orb={productViews[product || defaultContext].suns.window} />
      </div>
    </div>
  );
}
