import { brand } from "@frontdoor/brand/brand.ts";
import { contexts } from "@frontdoor/contract/contexts.ts";
import { brandWords } from "@frontdoor/words/brand.ts";
import { frameWords } from "@frontdoor/words/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type IslandPage, IslandPageProvider } from "../client/island-page.ts";
import { themes } from "../client/theme.ts";
import { journeys } from "../journeys.ts";
import { ForgotPasswordLink } from "../parts/forgot-password-link.tsx";
import { LegalButton } from "../parts/terms/legal-button.tsx";
import { apart } from "../ui/apart.ts";
import { Logo } from "../ui/logo.tsx";
import { Heron } from "../ui/scene/heron.tsx";
import { Reeds } from "../ui/scene/reeds.tsx";
import { LanguagesAndContact } from "./slim-footer.tsx";

const { footer } = frameWords;

/** The footer (S1.056–S1.058, S2.036, S2.037, S2.081–S2.085): all seven links, legal texts, offices. */
export function Footer({ page }: { page: IslandPage }) {
  return (
    <IslandPageProvider value={page}>
      <footer className="footer">
        <FooterBank />
        <div className="wrap">
          <div className="footer__columns">
            <div className="footer__brand">
              <Logo />
              <p>{footer.origin}</p>
            </div>
            <nav aria-labelledby="footer-products">
              <h2 id="footer-products">{footer.products}</h2>
              <ul>
                {contexts.map((context) => (
                  <li key={context}>
                    <a href={journeys.frame.productTab[context]}>{brand.products[context].name}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <nav aria-labelledby="footer-useful">
              <h2 id="footer-useful">{footer.links}</h2>
              <ul>
                {(["privacy", "terms", "popi"] as const).map((document) => (
                  <li key={document}>
                    <LegalButton document={document} />
                  </li>
                ))}
                <li>
                  <a href={journeys.frame.story}>{footer.story}</a>
                </li>
                <li>
                  <a href={brand.providers.href} target="_blank" rel="noopener">
                    {brandWords.providers}
                  </a>
                </li>
              </ul>
            </nav>
            <nav aria-labelledby="footer-account">
              <h2 id="footer-account">{footer.account}</h2>
              <ul>
                <li>
                  <a href={journeys.frame.logIn}>{frameWords.logIn}</a>
                </li>
                <li>
                  <a href={journeys.frame.signUp}>{frameWords.signUp}</a>
                </li>
                <li>
                  <ForgotPasswordLink to={journeys.frame.forgotPassword} context={page.audience}>
                    {frameWords.forgotPassword}
                  </ForgotPasswordLink>
                </li>
              </ul>
            </nav>
            <div className="footer__offices">
              {brand.offices.map((office) => (
                <div key={office.city}>
                  <h2>{fill(footer.office, { city: office.city })}</h2>
                  <address>
                    {apart(office.lines.map((line) => <span key={line}>{line}</span>))}
                  </address>
                </div>
              ))}
            </div>
          </div>
          <div className="footer__end">
            <span>{footer.copyright}</span> <ThemeChoice /> <LanguagesAndContact page={page} />
          </div>
        </div>
      </footer>
    </IslandPageProvider>
  );
}

/** The river's near bank on top of the footer, with one bird and one clump of reeds. */
function FooterBank() {
  return (
    <div className="footer__bank" aria-hidden="true">
      <svg viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path
          fill="currentColor"
          d="M0 60V52C120 40 250 44 380 50C540 57 700 58 860 50C1000 43 1100 30 1220 28C1310 27 1380 34 1440 40V60Z"
        />
      </svg>
      <Reeds width={160} height={110} count={11} seed={41} />
      <Heron />
    </div>
  );
}

/** The choice of light, dark or the system's theme (`page-shell/theme-choice.ts`). */
function ThemeChoice() {
  return (
    <label className="theme-choice">
      {frameWords.appearance}{" "}
      <select>
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {frameWords.themes[theme]}
          </option>
        ))}
      </select>
    </label>
  );
}
