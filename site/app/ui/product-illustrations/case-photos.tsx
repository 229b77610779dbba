import type { ReactNode } from "react";

const beat = "h7q2-5 4 0h3l1.5 3 3-22 3.5 27 2-8h4q4-9 8 0h6";
const bones =
  "M37 41 33 29M32 25.5 29.7 17.5M29 14 27.7 10M41 40 40 27M40 23 39.6 14M39.5 10.5V6M45 40.5 47 28.5M47.6 25 49 16.5M49.6 13 50.5 9M49 42 54 32M55.3 29 57.5 22.5M58.5 19.5 60 16M34 45 26.5 38.5M23.8 36 18.5 30.5M16 28 13.5 24.5";

const appendix = "M19 9C18 24 28 32 40 32C52 32 56 21 68 18";

/** A ruler at the foot of a picture, in centimetres. */
const ruler = (
  <>
    <path fill="var(--on-deep)" d="M8 48h68v9H8Z" />
    <path
      stroke="var(--deep)"
      d="M12 48v5M18 48v3M24 48v5M30 48v3M36 48v5M42 48v3M48 48v5M54 48v3M60 48v5M66 48v3M72 48v5"
    />
  </>
);

/** The bar that covers the patient's details. */
const covered = <path fill="var(--accent)" d="M5 5h20v5H5Z" />;

/** A hand with a broken finger ray, the back of an eye, a heartbeat, a closed wound, an appendix, a scan. */
const drawings = {
  hand: (
    <>
      <path fill="var(--deep)" d="M0 0h84v60H0Z" />
      <g fill="none" stroke="var(--on-deep)" strokeLinecap="round">
        <path strokeWidth="9" opacity=".17" d={bones} />
        <path strokeWidth="17" opacity=".13" d="M39 46 43 60" />
        <path strokeWidth="2.6" d={bones} />
        <path strokeWidth="4.4" d="M38 47.5h0M43.5 47h0M48 48h0M40.5 52h0M46 52.5h0" />
        <path strokeWidth="5.5" d="M39 58v4M47.5 58v4" />
      </g>
      <circle cx="51.5" cy="37" r="6.5" fill="none" stroke="var(--sun)" strokeWidth="1.6" />
    </>
  ),
  eye: (
    <>
      <path fill="var(--deep)" d="M0 0h84v60H0Z" />
      <circle cx="42" cy="30" r="27" fill="var(--beak)" />
      <circle cx="33" cy="31" r="7" fill="var(--deep)" opacity=".22" />
      <path
        fill="none"
        stroke="var(--error)"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M53 29C49 19 38 12 27 14M53 29C48 40 38 47 27 46M53 29C57 20 61 15 63 14M53 29C58 37 61 43 63 45M45 17.5C40 20 36 20 31 19M45 40C40 38 36 39 31 41M40 13.5C38 10 35 8 32 7M58 20.5 66 23M58.5 37 66 36"
      />
      <circle cx="53" cy="29" r="5.5" fill="var(--on-deep)" />
    </>
  ),
  heartbeat: (
    <>
      <path fill="var(--error-soft)" d="M0 0h84v60H0Z" />
      <path
        stroke="var(--error-line)"
        opacity=".6"
        d="M0 6h84M0 18h84M0 30h84M0 42h84M0 54h84M6 0v60M18 0v60M30 0v60M42 0v60M54 0v60M66 0v60M78 0v60"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
        d={`M0 36${beat}${beat}`}
      />
    </>
  ),
  wound: (
    <>
      <path fill="var(--hill-2)" d="M0 0h84v60H0Z" />
      <path fill="var(--warn-line)" d="M6 9C30 2 58 3 78 8C82 20 80 34 76 42H9C3 32 2 20 6 9Z" />
      <g fill="none" strokeLinecap="round">
        <path stroke="var(--error)" strokeWidth="3" d="M18 31C32 28 50 22 66 15" />
        <path
          stroke="var(--deep)"
          strokeWidth="1.7"
          d="M23 25l2.5 9M32 22.5l2.5 9M41 19.5l3 9M50 16l3 9M59 12.5l3 9"
        />
      </g>
      {ruler}
    </>
  ),
  specimen: (
    <>
      <path fill="var(--accent-line)" d="M0 0h84v60H0Z" />
      <path fill="var(--sun)" d="M16 18C18 40 46 48 62 31C66 26 60 22 54 25C40 32 26 30 24 12Z" />
      <g fill="none" strokeLinecap="round">
        <path stroke="var(--error)" strokeWidth="9" d={appendix} />
        <path stroke="var(--error-line)" strokeWidth="6.4" d={appendix} />
        <path stroke="var(--error)" d="M17 14h6M22 24q14 14 33 1M34 33l2 4M45 32l3 3M56 24l4 2" />
      </g>
      {ruler}
    </>
  ),
  scan: (
    <>
      <path fill="var(--deep)" d="M0 0h84v60H0Z" />
      <path fill="var(--on-deep)" opacity=".2" d="M36 6q6 4 12 0L76 50Q42 66 8 50Z" />
      <g fill="none" stroke="var(--on-deep)" strokeLinecap="round">
        <path
          strokeWidth="4"
          opacity=".35"
          d="M22 42Q42 54 63 42M30 20Q42 26 54 20M25 31Q33 35 40 35"
        />
        <path strokeWidth="2" d="M20 49Q42 58 64 49M35 13Q42 16 49 13" />
      </g>
      <path fill="var(--deep)" d="M43 30C50 25 62 30 60 37C56 44 43 41 43 30Z" />
      <circle
        cx="51"
        cy="35"
        r="11"
        fill="none"
        stroke="var(--sun)"
        strokeWidth="1.6"
        strokeDasharray="3 2.5"
      />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

type CasePhotoName = keyof typeof drawings;

const named = new Set<CasePhotoName>(["hand", "eye", "scan"]);

/** The drawings that `CasePhoto` references, rendered once for a page. */
export function CasePhotos() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol
          key={name}
          id={`photo-${name}`}
          viewBox="0 0 84 60"
          preserveAspectRatio="xMidYMid slice"
        >
          {drawing}
          {named.has(name as CasePhotoName) && covered}
        </symbol>
      ))}
    </svg>
  );
}

/** A drawn case photo, so that nobody can be recognised. The page must render `CasePhotos`. */
export function CasePhoto({ name }: { name: CasePhotoName }) {
  return (
    <svg className="photo" aria-hidden="true" focusable="false">
      <use href={`#photo-${name}`} />
    </svg>
  );
}
