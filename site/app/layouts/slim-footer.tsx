import { brand } from "@frontdoor/brand/brand.ts";
import { LegalButton } from "../parts/terms/legal-button.tsx";

/** One line where people need help most: the legal texts, and how to reach us (Q026). */
export function SlimFooter() {
  return (
    <footer className="slim-footer">
      <span>
        <LegalButton document="privacy" />
        <LegalButton document="terms" />
        <LegalButton document="popi" />
      </span>
      <span>
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
        <a href={brand.phone.href}>{brand.phone.text}</a>
      </span>
    </footer>
  );
}
