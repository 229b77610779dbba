import { brand } from "@frontdoor/brand/brand.ts";
import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { accountWords as words } from "@frontdoor/words/account.ts";
import { frameWords } from "@frontdoor/words/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";

interface OwnHeaderProps {
  product: CurrentContext;
  /** The product's start address; `null` until it is known. */
  productUrl: string | null;
  /** `null` while no session is known. */
  onLogOut: (() => void) | null;
}

export function OwnHeader({ product, productUrl, onLogOut }: OwnHeaderProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {frameWords.skip}
      </a>
      <header className="own-header">
        <div className="wrap own-header__row">
          <Logo product={product} />
          {productUrl !== null && product !== "" && (
            <ArrowLink to={productUrl}>
              {fill(words.open, { product: brand.products[product].name })}
            </ArrowLink>
          )}
          {onLogOut && (
            <Button look="quiet" size="small" onClick={onLogOut}>
              {words.logOut}
            </Button>
          )}
        </div>
      </header>
    </>
  );
}
