import type { ReactNode } from "react";
import { Logo } from "../ui/logo.tsx";
import { SlimFooter } from "./slim-footer.tsx";

/** Brand mark, page, legal line: a page that stands alone (S2.012, Q026), always in the practice's colours. */
export default function StandaloneLayout({ children }: { children: ReactNode }) {
  return (
    <div className="standalone" data-context="practice">
      <header className="wrap standalone__brand">
        <Logo />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SlimFooter />
    </div>
  );
}
