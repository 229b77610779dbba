import type { Pace, Progress } from "../command.ts";

const lineEveryMilliseconds = 10_000;
const jsonEveryMilliseconds = 1_000;

/**
 * Shows progress on one line of a terminal. A file or a pipe gets only the speed of commands that take minutes: a line
 * now and then, or JSON where the command prints that.
 */
export function terminalProgress(
  output: Pick<NodeJS.WriteStream, "isTTY" | "write">,
  { isJson = false, now = performance.now.bind(performance) } = {},
): Progress {
  let isShown = false;
  let nextAt = 0;
  const everyMilliseconds = isJson ? jsonEveryMilliseconds : lineEveryMilliseconds;
  return {
    show(done, total) {
      if (!output.isTTY) return;
      isShown = true;
      output.write(`\r${counted(done)} of ${counted(total)}`);
    },
    measure(pace) {
      if (output.isTTY && !isJson) {
        isShown = true;
        output.write(`\r${told(pace)}\u001B[K`);
      } else if (now() >= nextAt) {
        nextAt = now() + everyMilliseconds;
        output.write(`${isJson ? JSON.stringify({ progress: pace }) : told(pace)}\n`);
      }
    },
    end() {
      if (isShown) output.write("\r\u001B[K");
      isShown = false;
    },
  };
}

const told = ({ done, total, perSecond, remainingSeconds }: Pace) =>
  `${counted(done)} of about ${counted(total)}, ${counted(perSecond)} rows/s, ${counted(remainingSeconds)} s remaining`;

const counted = (count: number) => count.toLocaleString("en-ZA").replaceAll("\u00A0", " ");
