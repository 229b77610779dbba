/** How a page is served: brochure pages hydrate late, the front door at once. */
export type PageKind = "brochure" | "account" | "standalone";

/** Every prerendered page and its kind; the build writes one file for each (S2.001–S2.025). */
export const pages: Readonly<Record<string, PageKind>> = {
  "/": "brochure",
  "/academic": "brochure",
  "/patient": "brochure",
  "/practice": "brochure",
  "/providers": "brochure",
  "/about": "brochure",
  "/packages": "brochure",
  "/priceplans": "brochure",
  "/med-e-mass": "standalone",
  "/login": "account",
  "/login/patient": "account",
  "/login/practice": "account",
  "/login/academic": "account",
  "/signup": "account",
  "/signup/patient": "account",
  "/signup/practice": "account",
  "/signup/academic": "account",
  "/register": "account",
  "/register/patient": "account",
  "/register/practice": "account",
  "/register/academic": "account",
  "/forgotpassword": "account",
  "/forgotusername": "account",
  "/verifyEmail": "account",
};

/**
 * Pages that read another way where a parameter of their query has this value: each has a document of its
 * own, so that nothing changes once the scripts run.
 */
export const pageVariants = ["/verifyEmail?role=HOD"] as const;

/** Pages that show what another page shows, with that page: the one that search engines are sent to. */
const aliases: Readonly<Record<string, string>> = {
  "/patient": "/",
  "/providers": "/practice",
  "/register": "/signup",
  "/register/patient": "/signup/patient",
  "/register/practice": "/signup/practice",
  "/register/academic": "/signup/academic",
};

/** The path that stands for a page and its aliases. */
export function canonicalPath(path: string): string {
  return aliases[path] ?? path;
}

/** Addresses that carry a secret or an unknown value: they are served by the fallback document. */
export const fallbackPatterns = [
  "/login/:loginContext",
  "/signup/:signupContext",
  "/register/:signupContext",
  "/passwordreset/:context/:hash",
  "/requestremoval/:token",
] as const;
