import type { signUpAcademicWords as english } from "../en/sign-up-academic.ts";
import type { Translation } from "../text/translation.ts";

/** The academic sign-up (S2.130). */
export const signUpAcademicWords: Translation<typeof english> = {
  intro:
    "Izingxenye eziyisithupha ezimfushane ekhasini elilodwa. Sibuza kuphela okudingwa yindima yakho.",
  usernameHints: {
    none: "Uzongena ngalo.",
    applies: "Isimemo sakho singesaleli kheli.",
    otherAddress: "Isimemo sakho singeselinye ikheli, ngakho asisasebenzi.",
    otherRole: "Isimemo sakho asisasebenzi.",
  },
  training: {
    hint: "Lokhu kunquma ukuthi ubani ongasayina ama-rotation akho.",
    inSector: { Yes: "Yebo", No: "Cha" },
    loadingRoles: "Kulayishwa izindima",
    invitedRole: "{label}: {role}",
    otherRole: "Isimemo sakho singesenye indima, ngakho asisasebenzi. Ubhalisa ngaphandle kwaso.",
  },
  hod: {
    search: "Inhloko yomnyango",
    find: "Thola inhloko yomnyango wakho",
    chooseAnother: "Khetha enye",
    toBeInvited: "Sizoyimema kuleli kheli: {email}",
    confirm: "Ngiyaqinisekisa ukuthi le yinhloko yomnyango wami",
    confirmUnnamed: "Ngiyakuqinisekisa okushiwo ngenhloko yomnyango wami",
  },
};
