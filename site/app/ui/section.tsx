import { type ReactNode, useId } from "react";

interface SectionProps {
  heading: string;
  lead?: string;
  band?: "plain" | "well" | "deep";
  last?: boolean;
  children: ReactNode;
}

/**
 * A section of a page with its heading. `band` gives it a background; `last` leaves space for the river bank above the
 * footer.
 */
export function Section({ heading, lead, band = "plain", last = false, children }: SectionProps) {
  const headingId = useId();
  const names = ["section", band !== "plain" && band, last && "section--last"];
  return (
    <section className={names.filter(Boolean).join(" ")} aria-labelledby={headingId}>
      <div className="wrap">
        <div className="head">
          <h2 id={headingId}>{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
