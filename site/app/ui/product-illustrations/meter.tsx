/** A progress meter: `on` of `of` equal parts are filled. */
export function Meter({ on, of }: { on: number; of: number }) {
  return (
    <div className="window__meter">
      {Array.from({ length: of }, (_, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of equal parts
        <i key={position} className={position < on ? "is-on" : undefined} />
      ))}
    </div>
  );
}
