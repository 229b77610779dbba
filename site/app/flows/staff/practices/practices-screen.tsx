import { consolePracticesWords as words } from "@frontdoor/words/staff/practices.ts";
import { ConsoleScreen } from "../console-screen.tsx";
import { Practices } from "./practices.tsx";

/** The practices that people choose among. */
export function PracticesScreen() {
  return (
    <ConsoleScreen screen="practices" words={words} call="listPractices">
      <Practices />
    </ConsoleScreen>
  );
}
