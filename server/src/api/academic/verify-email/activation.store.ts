import type { Transaction } from "../../../platform/database/database.ts";
import type { AcademicProfile } from "../registration.ts";

export async function addAcademicProfile(
  tx: Transaction,
  accountId: string,
  profile: AcademicProfile,
): Promise<void> {
  await tx
    .insertInto("academic_profiles")
    .values({
      account_id: accountId,
      discipline_id: profile.disciplineId,
      speciality_id: profile.specialityId,
      grade_id: profile.gradeId,
      hpcsa_number: profile.hpcsaNumber,
      practice_number: profile.practiceNumber,
      training_institution_id: profile.trainingInstitutionId,
      trainee_post_number: profile.traineePostNumber,
      registrar_appointed_on: profile.registrarAppointedOn,
      clinical_unit: profile.clinicalUnit,
    })
    .execute();
}
