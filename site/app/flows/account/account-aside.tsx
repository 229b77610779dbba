import { brand } from "@frontdoor/brand/brand.ts";
import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import { type CurrentContext, defaultContext } from "@frontdoor/contract/contexts.ts";
import { accountWords as words } from "@frontdoor/words/account.ts";
import { useEffect, useState } from "react";
import { productViews } from "../../parts/context-selector/product-views.ts";
import { Vignette } from "../../ui/scene/vignette.tsx";
import { type PartName, partNames } from "./account.state.ts";
import { Place } from "./place.tsx";

interface AccountAsideProps {
  product: CurrentContext;
  /** `null` until it is loaded. */
  account: AccountSettings | null;
}

/** The river beside the parts: the account's name, and the contents. */
export function AccountAside({ product, account }: AccountAsideProps) {
  const inView = usePartInView(account !== null);
  return (
    <div className="settings__aside">
      <div className="settings__intro">
        {product !== "" && <p className="settings__product">{brand.products[product].fullName}</p>}
        <h1>{words.heading}</h1>
        {account && (
          <>
            <p className="settings__who">
              {account.name} {account.surname}
              {account.place.length > 0 && <br />}
              <Place place={account.place} />
            </p>
            <nav className="settings__nav" aria-label={words.contents}>
              {partNames.map((part) => (
                <a key={part} href={`#${part}`} aria-current={part === inView || undefined}>
                  {words.parts[part]}
                </a>
              ))}
            </nav>
          </>
        )}
      </div>
      <div className="settings__view" aria-hidden="true">
        <Vignette orb={productViews[product || defaultContext].window} />
      </div>
    </div>
  );
}

/**
 * The part being read: the first in the upper third of the screen.
 * @param isShown whether the parts are rendered
 */
function usePartInView(isShown: boolean): PartName {
  const [inView, setInView] = useState<PartName>("login");
  useEffect(() => {
    if (!isShown) return;
    const seen = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = partNames.find((part) => seen.has(part));
        if (first) setInView(first);
      },
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const part of partNames) {
      const element = document.getElementById(part);
      if (element) watch.observe(element);
    }
    return () => watch.disconnect();
  }, [isShown]);
  return inView;
}
