import type { HodRecord } from "@frontdoor/contract/academic/lookups.ts";

/** Who a head of department is and where they work (S3.060). */
export function HodSummary({ hod }: { hod: HodRecord }) {
  const places = [hod.speciality, hod.trainingInstitution].flatMap((place) => {
    if (place === null) return [];
    return [typeof place === "string" ? place : (place.translation ?? place.name)];
  });
  return (
    <p>
      <strong>
        {hod.user.name} {hod.user.surname}
      </strong>
      {places.length > 0 && (
        <>
          <br />
          {places.join(", ")}
        </>
      )}
    </p>
  );
}
