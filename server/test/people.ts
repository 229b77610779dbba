import { completeAcademic, completePractice } from "@frontdoor/contract/test/complete-body.ts";

let made = 0;

/** A password that nothing about the made-up people resembles. */
export const goodPassword = "otter-quartz-41";

/** A body for `register` that every rule accepts; each call makes another person. */
export function newPerson(changes: Record<string, unknown> = {}) {
  made += 1;
  const person = completePractice({
    username: `reed-bird-${made}`,
    password: goodPassword,
    firstname: "Lerato",
    lastname: "van der Merwe",
    emailAddress: `lerato.${made}@example.org`,
    cellularNumber: `082${String(1_000_000 + made)}`,
    practicePhone: "021 555 0123",
    phone: { number: "021 555 0123" },
    identityType: "IDDOC",
    identityNumber: "8001015009087",
    practiceNumber: "1234567",
    hcp: {
      discipline: "general-practice",
      speciality: "general-practice",
      role: "general-practitioner",
      hpcsaNumber: "MP0123456",
    },
    type: "HCP",
    termsAccepted: true,
  });
  return { ...person, ...changes };
}

/** A body for an academic sign-up that every rule accepts; each call makes another person, with sector No. */
export function newHcp(changes: Record<string, unknown> = {}) {
  made += 1;
  const person = completeAcademic({
    username: `botha.${made}@example.org`,
    password: goodPassword,
    name: "Naledi",
    surname: "Botha",
    cellPhoneNumber: `083${String(1_000_000 + made)}`,
    identityType: "IDDOC",
    idNumber: "8001015009087",
    disciplineId: "anaesthetics",
    specialityId: "anaesthetics",
    specialityGradeId: "registrar",
    hpcsaNumber: "MP0123456",
    prNumber: "1234567",
    termsAccepted: true,
  });
  return { ...person, ...changes };
}

export function newTrainee(changes: Record<string, unknown> = {}) {
  return newHcp({
    trainingInstitutionId: "ukzn-addington-hospital",
    traineePostNumber: "PN-77",
    registrarAppointmentDate: "2024-02-29",
    ...changes,
  });
}

/** Names a head of department to invite. */
export function newSupervisor(changes: Record<string, unknown> = {}) {
  made += 1;
  return newHcp({
    trainingInstitutionId: "ukzn-addington-hospital",
    clinicalUnit: "Cardiac theatre",
    hodInvite: { emailAddress: `hod.${made}@example.org`, name: "Sipho Ndlovu" },
    ...changes,
  });
}
