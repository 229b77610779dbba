import { brand } from "@frontdoor/brand/brand.ts";
import { type Context, contexts } from "@frontdoor/contract/contexts.ts";
import { brandWords } from "@frontdoor/words/brand.ts";
import { frameWords } from "@frontdoor/words/frame.ts";
import type { IslandPage } from "../client/island-page.ts";
import { journeys } from "../journeys.ts";
import { ForgotPasswordLink } from "../parts/forgot-password-link.tsx";
import { apart } from "../ui/apart.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Pictogram } from "../ui/icons/pictogram.tsx";
import { Logo } from "../ui/logo.tsx";
import { OtherLanguages } from "./language-choice.tsx";

interface HeaderProps {
  /** The audience it is built for; where only the browser knows it, `page-shell/header.ts` updates the header. */
  page: IslandPage;
  /** The address of the page, without its language. */
  path: string;
}

/**
 * The header of every page (S2.030–S2.035, S2.037): all seven links, and the providers page. On narrow screens a menu
 * holds two of them.
 */
export function Header({ page, path }: HeaderProps) {
  const { audience } = page;
  // A product's page has up to two addresses; on other pages the tab is only highlighted.
  const active = (context: Context) =>
    [journeys.frame.productTab[context], "/", "/providers"].includes(path) ? "page" : "true";
  return (
    <>
      <a className="skip-link" href="#main">
        {frameWords.skip}
      </a>
      <header className="header">
        <div className="wrap header__row">
          <Logo product={audience} />{" "}
          <nav className="product-tabs" aria-label={frameWords.header.products}>
            {apart(
              contexts.map((context) => (
                <a
                  key={context}
                  className="product-tab"
                  href={journeys.frame.productTab[context]}
                  data-product={context}
                  data-current={active(context)}
                  aria-current={context === audience ? active(context) : undefined}
                >
                  {brand.products[context].name}
                </a>
              )),
            )}
          </nav>{" "}
          <button
            type="button"
            className="icon-button header__menu"
            popoverTarget="header-more"
            aria-label={frameWords.header.more}
          >
            <Pictogram name="more" />
          </button>
          <nav
            id="header-more"
            className="header__more"
            aria-label={frameWords.header.menu}
            popover="auto"
          >
            <a href={brand.providers.href} target="_blank" rel="noopener">
              {brandWords.providers}
            </a>{" "}
            <ForgotPasswordLink to={journeys.frame.forgotPassword} context={page.audience}>
              {frameWords.forgotPassword}
            </ForgotPasswordLink>
            <OtherLanguages page={page} />
          </nav>
          <div className="header__actions">
            <ButtonLink to={journeys.frame.logIn} look="quiet" size="small">
              {frameWords.logIn}
            </ButtonLink>{" "}
            <ButtonLink to={journeys.frame.signUp} look="ink" size="small">
              {frameWords.signUp}
            </ButtonLink>
          </div>
        </div>
      </header>
    </>
  );
}
