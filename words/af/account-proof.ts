import type { accountProofWords as english } from "../en/account-proof.ts";
import type { Translation } from "../text/translation.ts";

/** "Is it you?", which is asked in place before something of one's own account is written. */
export const accountProofWords: Translation<typeof english> = {
  heading: "Is dit jy?",
  /** What the person was about to do: the first line of the question. */
  reasons: {
    password: "Jy is op die punt om jou wagwoord te verander.",
    email: "Jy is op die punt om jou e-posadres te verander.",
    emailUndo: "Jy is op die punt om die verandering van jou e-posadres ongedaan te maak.",
    number: "Jy is op die punt om jou selnommer te verander.",
    numberProof: "Jy is op die punt om jou selnommer te bewys.",
    device: "Jy is op die punt om ’n toestel af te meld.",
    everywhere: "Jy is op die punt om oral af te meld.",
    kept: "Jy is op die punt om alles te sien wat ons oor jou bewaar.",
    removal: "Jy is op die punt om vir die verwydering van jou rekening te vra.",
  },
  passkey: "Gebruik my passleutel",
  password: "Tik my wagwoord in",
  code: "Tik ’n kode uit my toep in",
  labels: { password: "Wagwoord", code: "Kode" },
  codeHint: "Ses syfers uit jou waarmerktoep",
  submit: "Gaan voort",
  stays: "Dan vra ons vyf minute lank nie weer nie. Wat jy ingetik het, bly.",
  passkeyMissed:
    "Niks het van jou passleutel gekom nie. Probeer dit weer, of kies ’n ander manier.",
};
