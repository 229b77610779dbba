import { consolePracticesWords as words } from "@frontdoor/words/staff/practices.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Practices } from "./practices.tsx";

/** The screen of the practices. */
export function PracticesScreen() {
  return (
    <ConsoleScreen screen="practices" words={words} call="listPractices">
      <Practices />
    </ConsoleScreen>
  );
}
