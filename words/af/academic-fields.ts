import type { academicFieldWords as english } from "../en/academic-fields.ts";
import type { Translation } from "../text/translation.ts";

/** What the academic sign-up asks for (S3.001–S3.024): its parts, and its fields with what helps to fill them in. */
export const academicFieldWords: Translation<typeof english> = {
  sections: {
    "about-you": "About you",
    identity: "Identity",
    discipline: "Your discipline",
    training: "Training",
    "your-password": "Your password",
    terms: "Terms",
  },
  name: { label: "Name" },
  surname: { label: "Surname" },
  username: { label: "Email address" },
  cellPhoneNumber: { label: "Cellphone number", hint: "Your own, not the ward's." },
  disciplineId: { label: "Discipline" },
  specialityId: { label: "Speciality" },
  specialityGradeId: { label: "Grade" },
  hpcsaNumber: { label: "HPCSA number", hint: "Such as MP0123456, on your HPCSA card" },
  prNumber: { label: "Practice number", hint: "7 digits, if you have one" },
  academicSector: { label: "Academic sector", hint: "Do you work or train in it?" },
  trainingInstitutionId: { label: "Training institution" },
  role: { label: "Role" },
  traineePostNumber: { label: "Trainee post number", hint: "On your appointment letter" },
  registrarAppointmentDate: { label: "Registrar appointment date", hint: "Year, month, day" },
  clinicalUnit: { label: "Clinical unit", hint: "The ward or unit you work in" },
  hod: { label: "Head of department" },
  confirmedHod: { label: "Confirmation of the head of department" },
};
