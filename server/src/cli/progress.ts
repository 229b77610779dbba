import type { Progress } from "./command.ts";

/** How far it is, on one line of a terminal; a file or a pipe gets nothing of it. */
export function terminalProgress(output: Pick<NodeJS.WriteStream, "isTTY" | "write">): Progress {
  let isShown = false;
  return {
    show(done, total) {
      if (!output.isTTY) return;
      isShown = true;
      output.write(`\r${counted(done)} of ${counted(total)}`);
    },
    end() {
      if (isShown) output.write("\r\u001B[K");
      isShown = false;
    },
  };
}

const counted = (count: number) => count.toLocaleString("en-ZA").replaceAll("\u00A0", " ");
