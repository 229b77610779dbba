import { hasFailed, type StageResult } from "./tally.ts";

/**
 * One page about a nightly run: results by stage with their times, and failures with their screenshots.
 * @param results its stages
 * @param commit the tested commit
 * @param read returns the bytes of a screenshot; null where it is gone
 */
export function nightPage(
  results: readonly StageResult[],
  commit: string,
  read: (file: string) => Uint8Array | null,
): string {
  const red = results.filter(hasFailed);
  const heading =
    red.length === 0
      ? "Everything passed"
      : `${red.length} ${red.length === 1 ? "stage" : "stages"} failed`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}: ${escaped(commit)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid }
img { max-width: 100%; border: 1px solid }
</style>
<h1>${heading}</h1>
<p>Of ${escaped(commit)}.</p>
<table>
<tr><th>Stage<th>Passed<th>Failed<th>Seconds
${results.map(rowOf).join("\n")}
</table>
${red.map((result) => failuresOf(result, read)).join("\n")}
</html>
`;
}

function rowOf({ name, tally, seconds, ok }: StageResult): string {
  const failed = tally?.failed ?? (ok ? 0 : 1);
  return `<tr><td>${name}<td>${tally?.passed ?? ""}<td>${failed}<td>${seconds.toFixed(0)}`;
}

function failuresOf(
  { name, tally }: StageResult,
  read: (file: string) => Uint8Array | null,
): string {
  const failures = tally?.failures ?? [];
  const items = failures.map((failure) => {
    const pictures = (tally?.pictures ?? [])
      .filter((picture) => picture.failure === failure)
      .map(({ file }) => read(file))
      .filter((bytes) => bytes !== null)
      .map((bytes) => {
        const data = Buffer.from(bytes).toString("base64");
        return `<p><img alt="What was shown" src="data:image/png;base64,${data}">`;
      });
    return `<li>${escaped(failure)}${pictures.join("")}`;
  });
  const said = items.length === 0 ? "<p>It ran no test to its end; its output says why." : "";
  return `<h2>${name}</h2>${said}<ul>${items.join("\n")}</ul>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
