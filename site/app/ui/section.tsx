import { type ReactNode, useId } from "react";

/**
 * A section of a page with its heading. `band` gives it a background; `last` leaves space for the river bank above the
 * footer.
 */
export function Section({
  heading,
  lead,
  id,
  band = "plain",
  last = false,
  children,
}: {
  heading: string;
  lead?: ReactNode;
  id?: string;
  band?: "plain" | "well" | "deep";
  last?: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  const names = ["section", band !== "plain" && band, last && "section--last"];
  return (
    <section
      className={names.filter(Boolean).join(" ")}
      aria-labelledby={headingId}
      {...(id ? { id } : {})}
    >
      <div className="wrap">
        <div className="head">
          <h2 id={headingId}>{heading}</h2>
          {typeof lead === "string" ? <p className="lead">{lead}</p> : lead}
        </div>
        {children}
      </div>
    </section>
  );
}
