/** A text with the first occurrence of what was searched highlighted, ignoring case. */
export function Matched({ text, part }: { text: string; part: string }) {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (part === "" || at < 0) return text;
  const end = at + part.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
