import { brand } from "@frontdoor/brand/brand.ts";
import { type Context, contexts } from "@frontdoor/contract/contexts.ts";
import type { MouseEvent } from "react";
import { useAudience } from "../client/audience.tsx";
import { Link, useShownPage } from "../client/navigation.tsx";
import { journeys } from "../journeys.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";

/** The header of every page (S2.030–S2.035, S2.037): all seven links, and the providers page. */
export function Header() {
  const { audience } = useAudience();
  const { path } = useShownPage().place;
  // A product's page has up to two addresses; elsewhere its tab only says where the page belongs.
  const active = (context: Context) =>
    [journeys.frame.productTab[context], "/", "/providers"].includes(path) ? "page" : "true";
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a place on this page, reached without changing the address */}
      <a className="skip-link" href="#main" onClick={focusMain}>
        Skip to content
      </a>
      <header className="header">
        <div className="wrap header__row">
          <Logo product={audience} />
          <nav className="product-tabs" aria-label="Products">
            {contexts.map((context) => (
              <Link
                key={context}
                className="product-tab"
                to={journeys.frame.productTab[context]}
                aria-current={context === audience ? active(context) : undefined}
              >
                {brand.products[context].name}
              </Link>
            ))}
          </nav>
          <nav className="header__more" aria-label="Help and providers">
            <a href={brand.providers.href} target="_blank" rel="noopener">
              {brand.providers.label}
            </a>
            <Link to={journeys.frame.forgotPassword}>Forgot password</Link>
          </nav>
          <div className="header__actions">
            <ButtonLink to={journeys.frame.logIn} look="quiet" size="small">
              Login
            </ButtonLink>
            <ButtonLink to={journeys.frame.signUp} look="ink" size="small">
              Signup
            </ButtonLink>
          </div>
        </div>
      </header>
    </>
  );
}

/** Done by hand, because a change of the fragment counts as a navigation, which scrolls to the top. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
