import { Icon } from "./icons/icon.tsx";

/** A list with a tick before each item. */
export function Ticks({ points }: { points: readonly string[] }) {
  return (
    <ul className="ticks">
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" size={20} />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}
