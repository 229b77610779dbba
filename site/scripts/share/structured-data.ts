import { brand } from "@frontdoor/brand/brand.ts";
import type { Product } from "@frontdoor/brand/colours.ts";
import { publicUrlToken } from "@frontdoor/contract/app-config.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { academicWords } from "@frontdoor/words/academic.ts";
import { language } from "@frontdoor/words/language.ts";
import { patientWords } from "@frontdoor/words/patient.ts";
import { practiceWords } from "@frontdoor/words/practice.ts";
import { pricePlansWords } from "@frontdoor/words/price-plans.ts";
import { shareWords } from "@frontdoor/words/share.ts";
import { canonicalPath } from "../../pages.ts";

const context = "https://schema.org";

/** The schema.org data of a page; none for a page without any. */
export function structuredData(path: string): object[] {
  switch (path) {
    case "/":
      return [
        organisation(),
        software("patient", patientWords.description, [offer(shareWords.free, 0)]),
      ];
    case "/practice":
      return [software("practice", practiceWords.description, planOffers())];
    case "/priceplans":
      return [software("practice", pricePlansWords.description, planOffers())];
    case "/academic":
      return [software("academic", academicWords.description, [])];
    case "/about":
      return [organisation()];
    default:
      return [];
  }
}

function organisation(): object {
  return {
    "@context": context,
    "@type": "Organization",
    name: brand.name,
    legalName: brand.legalOwner,
    url: `${publicUrlToken}/`,
    logo: `${publicUrlToken}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone.href.replace("tel:", ""),
    foundingDate: String(brand.foundedYear),
    parentOrganization: { "@type": "Organization", name: brand.parentGroup },
    address: brand.offices.map(({ city, lines }) => ({
      "@type": "PostalAddress",
      streetAddress: lines[0],
      addressLocality: city,
      postalCode: /\d{4}$/.exec(lines.at(-1) ?? "")?.[0],
      addressCountry: "ZA",
    })),
  };
}

function software(product: Product, description: string, offers: object[]): object {
  const { fullName } = brand.products[product];
  return {
    "@context": context,
    "@type": "SoftwareApplication",
    name: fullName,
    description,
    url: publicUrlToken + pathIn(language.code, canonicalPath(`/${product}`)),
    ...(offers.length > 0 ? { offers } : {}),
  };
}

function planOffers(): object[] {
  const { core, premium } = pricePlansWords;
  return [core, premium].map(({ name, price }) => offer(name, Number(price.replace("R", ""))));
}

function offer(name: string, price: number): object {
  return { "@type": "Offer", name, price, priceCurrency: "ZAR" };
}
