import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { OpenDialog } from "../confirm/open-dialog.tsx";
import { LogInForm } from "./log-in-form.tsx";

interface LogInAgainProps {
  emailAddress: string;
  onIn: (me: OwnConsole) => void;
  onClose: () => void;
}

/** Dialog that asks for the login again. The screen behind it keeps its state. */
export function LogInAgain({ emailAddress, onIn, onClose }: LogInAgainProps) {
  const { heading, text } = consoleFrameWords.again;
  return (
    <OpenDialog title={heading} onClose={onClose}>
      <div className="confirm">
        <p>{text}</p>
        <LogInForm emailAddress={emailAddress} onIn={onIn} />
      </div>
    </OpenDialog>
  );
}
