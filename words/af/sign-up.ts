import type { signUpWords as english } from "../en/sign-up.ts";
import type { Translation } from "../text/translation.ts";

/** What every sign-up shows at once, whichever product it is for (S2.119–S2.135). */
export const signUpWords: Translation<typeof english> = {
  heading: "Registreer",
  undecidedIntro: "Kies jou produk. Wat ons vra, hang daarvan af.",
  patient: {
    intro: "Jou besonderhede, gereed vir elke praktyk wat jy besoek.",
    advice: "Registreer op jou foon, dan is jou besonderhede gereed vir jou volgende besoek.",
    atPractice: "Is jy reeds by ’n praktyk? Soek die praktyk en gebruik sy eie aanmeldbladsy.",
  },
};
