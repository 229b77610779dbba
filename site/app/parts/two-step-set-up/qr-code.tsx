import { useEffect, useState } from "react";
import { abortOnUnmount } from "../../client/abort-on-unmount.ts";

/** A text as a QR code with its quiet zone, black on white in either theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [picture, setPicture] = useState<{ size: number; path: string } | null>(null);
  useEffect(() => abortOnUnmount(() => drawn(text), setPicture), [text]);
  return (
    <div className="set-up__picture">
      {picture && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${picture.size} ${picture.size}`}>
          <path fill="#000" d={picture.path} />
        </svg>
      )}
    </div>
  );
}

/** The encoder is loaded only for the set-up of two-step verification. */
async function drawn(text: string) {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join("") };
}
