import type { academicFieldWords as english } from "../en/academic-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What the academic sign-up asks for (S3.001–S3.024): its parts, and its fields with what helps to fill them in. */
export const academicFieldWords: Translation<typeof english> = {
  sections: {
    "about-you": "Oor jou",
    identity: "Identiteit",
    discipline: "Jou dissipline",
    training: "Opleiding",
    "your-password": "Jou wagwoord",
    terms: "Voorwaardes",
  },
  name: { label: "Naam" },
  surname: { label: "Van" },
  username: { label: "E-posadres" },
  cellPhoneNumber: { label: "Selfoonnommer", hint: "Jou eie, nie die saal s’n nie." },
  disciplineId: { label: "Dissipline" },
  specialityId: { label: "Spesialiteit" },
  specialityGradeId: { label: "Graad" },
  hpcsaNumber: { label: "HPCSA-nommer", hint: "Soos MP0123456, op jou HPCSA-kaart" },
  prNumber: { label: "Praktyknommer", hint: "7 syfers, as jy een het" },
  academicSector: {
    label: "Akademiese sektor",
    hint: "Werk jy daarin, of word jy daarin opgelei?",
  },
  trainingInstitutionId: { label: "Opleidingsinstelling" },
  role: { label: "Rol" },
  traineePostNumber: { label: "Kandidaat se posnommer", hint: "Op jou aanstellingsbrief" },
  registrarAppointmentDate: {
    label: "Datum van aanstelling as registrar",
    hint: "Jaar, maand, dag",
  },
  clinicalUnit: { label: "Kliniese eenheid", hint: "Die saal of eenheid waarin jy werk" },
  hod: { label: "Departementshoof" },
  confirmedHod: { label: "Bevestiging van die departementshoof" },
};
