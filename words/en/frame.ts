import { brand } from "@frontdoor/brand/brand.ts";
import { brandWords } from "./brand.ts";

/** The header and the footer of every page. Only prerendered pages hold these words, no script does. */
export const frameWords = {
  skip: "Skip to content",
  logIn: "Login",
  signUp: "Signup",
  forgotPassword: "Forgot password",
  header: {
    products: "Products",
    /** The button of the menu for narrow windows, and what is in it. */
    more: "More",
    menu: "Help and providers",
  },
  footer: {
    origin: `Founded in ${brand.foundedYear} by ${brandWords.founder}. Part of ${brand.parentGroup}.`,
    products: "Our Products",
    links: "Useful Links",
    story: "The story",
    account: "Your account",
    office: "{city} office",
    copyright: `© ${brand.legalOwner}`,
  },
  appearance: "Appearance",
  themes: { system: "As my device", light: "Light", dark: "Dark" },
} as const;
