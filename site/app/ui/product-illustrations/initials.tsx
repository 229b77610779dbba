/** A person or practice as initials in a disc. */
export function Initials({ text, small = false }: { text: string; small?: boolean }) {
  return <span className={small ? "initials initials--small" : "initials"}>{text}</span>;
}
