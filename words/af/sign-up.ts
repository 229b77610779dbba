import type { signUpWords as english } from "../en/sign-up.ts";
import type { Translation } from "../text/translation.ts";

/** What every sign-up shows at once, whichever product it is for (S2.119–S2.135). */
export const signUpWords: Translation<typeof english> = {
  heading: "Sign up",
  undecidedIntro: "Choose your product. What we ask depends on it.",
  patient: {
    intro: "Your details, ready for every practice you visit.",
    advice: "Sign up on your phone and your details are ready for your next visit.",
    atPractice: "At a practice already? Find it and use its own sign-in page.",
  },
};
