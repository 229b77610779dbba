import { findDoctorWords } from "@frontdoor/words/find-doctor.ts";
import { Pictogram } from "../../ui/icons/pictogram.tsx";

/** A practice's logo (S2.049, S3.062), or a default picture (S2.050). */
export function PracticeLogo({ logoImage }: { logoImage?: string | null | undefined }) {
  if (logoImage) {
    const source = `data:image/png;base64,${logoImage}`;
    return (
      <img
        className="practice-logo"
        src={source}
        alt={findDoctorWords.logo}
        width={44}
        height={44}
      />
    );
  }
  return (
    <span
      className="practice-logo practice-logo--default"
      role="img"
      aria-label={findDoctorWords.defaultLogo}
    >
      <Pictogram name="people" />
    </span>
  );
}
