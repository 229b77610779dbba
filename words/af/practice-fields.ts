import type { practiceFieldWords as english } from "../en/practice-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What the practice sign-up asks for (S3.025–S3.046). */
export const practiceFieldWords: Translation<typeof english> = {
  sections: {
    "about-you": "Oor jou",
    contact: "Kontak",
    identity: "Identiteit",
    profession: "Beroep en praktyk",
    credentials: "Gebruikers\u00ADnaam en wagwoord",
    terms: "Voorwaardes",
  },
  firstname: { label: "Voornaam" },
  lastname: { label: "Van" },
  emailAddress: { label: "E-posadres" },
  cellularNumber: { label: "Selfoonnommer" },
  usernameType: { label: "Soort gebruikersnaam" },
  username: {
    label: "Gebruikersnaam",
    /** What one's own is made of; in words, which any voice reads out. */
    hint: "Letters, syfers, punte, onderstreeptekens en koppeltekens, met minstens een letter of syfer.",
  },
  practiceNumber: { label: "Praktyknommer", hint: "7 syfers" },
  practicePhone: { label: "Praktyk se foonnommer", hint: "Die nommer wat pasiënte bel" },
  discipline: { label: "Dissipline" },
  speciality: { label: "Spesialiteit" },
  role: { label: "Rol" },
  hpcsaNumber: { label: "HPCSA-nommer", hint: "Soos MP0123456, op jou HPCSA-kaart" },
};
