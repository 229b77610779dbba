import { Pictogram, type PictogramName } from "./icons/pictogram.tsx";

interface IconListProps {
  items: readonly { icon: PictogramName; text: string }[];
}

/** What a press does, or what a file holds, each with its picture. */
export function IconList({ items }: IconListProps) {
  return (
    <ul className="removal">
      {items.map(({ icon, text }) => (
        <li key={icon}>
          <Pictogram name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
