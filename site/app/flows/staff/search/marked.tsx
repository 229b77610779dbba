/** A text with the part that was searched for marked, wherever a word of it begins. */
export function Marked({ text, part }: { text: string; part: string }) {
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
