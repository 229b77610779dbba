import type { signUpAcademicWords as english } from "../en/sign-up-academic.ts";
import type { Translation } from "../text/translation.ts";

/** The academic sign-up (S2.130). */
export const signUpAcademicWords: Translation<typeof english> = {
  intro: "Ses kort dele op een bladsy. Ons vra net wat vir jou rol nodig is.",
  usernameHints: {
    none: "Jy meld hiermee aan.",
    applies: "Jou uitnodiging is vir hierdie adres.",
    otherAddress: "Jou uitnodiging is vir ’n ander adres en geld dus nie meer nie.",
    otherRole: "Jou uitnodiging geld nie meer nie.",
  },
  training: {
    hint: "Dit bepaal wie jou rotasies kan afteken.",
    inSector: { Yes: "Ja", No: "Nee" },
    loadingRoles: "Die rolle word gelaai",
    invitedRole: "{label}: {role}",
    otherRole:
      "Jou uitnodiging is vir ’n ander rol en geld dus nie meer nie. Jy registreer daarsonder.",
  },
  hod: {
    search: "Departementshoof",
    find: "Soek jou departementshoof",
    chooseAnother: "Kies ’n ander een",
    toBeInvited: "Ons sal ’n uitnodiging na {email} stuur",
    confirm: "Ek bevestig dat dit my departementshoof is",
    confirmUnnamed: "Ek bevestig wat oor my departementshoof gesê word",
  },
};
