import type { academicFieldWords as english } from "../en/academic-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What the academic sign-up asks for (S3.001–S3.024): its parts, and its fields with what helps to fill them in. */
export const academicFieldWords: Translation<typeof english> = {
  sections: {
    "about-you": "Mayelana nawe",
    identity: "Umazisi",
    discipline: "Umkhakha wakho",
    training: "Ukuqeqeshwa",
    "your-password": "Iphasiwedi yakho",
    terms: "Imigomo",
  },
  name: { label: "Igama" },
  surname: { label: "Isibongo" },
  username: { label: "Ikheli le-imeyili" },
  cellPhoneNumber: { label: "Inombolo yeselula", hint: "Eyakho, hhayi eyewodi." },
  disciplineId: { label: "Umkhakha" },
  specialityId: { label: "Ubuchwepheshe" },
  specialityGradeId: { label: "Izinga" },
  hpcsaNumber: { label: "Inombolo ye-HPCSA", hint: "Njenge-MP0123456, ekhadini lakho le-HPCSA" },
  prNumber: { label: "Inombolo yendawo yokwelapha", hint: "Izinombolo ezingu-7, uma unayo" },
  academicSector: { label: "Ezemfundo ephakeme", hint: "Ingabe usebenza noma uqeqeshwa kuzo?" },
  trainingInstitutionId: { label: "Isikhungo sokuqeqesha" },
  role: { label: "Indima" },
  traineePostNumber: {
    label: "Inombolo yesikhundla sokuqeqeshwa",
    hint: "Encwadini yakho yokuqashwa",
  },
  registrarAppointmentDate: {
    label: "Usuku lokuqashwa kwe-registrar",
    hint: "Unyaka, inyanga, usuku",
  },
  clinicalUnit: { label: "Iyunithi yokwelapha", hint: "Iwodi noma iyunithi osebenza kuyo" },
  hod: { label: "Inhloko yomnyango" },
  confirmedHod: { label: "Ukuqinisekiswa kwenhloko yomnyango" },
};
