/**
 * The text of a version's tag, from its section of the changelog.
 * @throws Error when the changelog has no section of that version or an empty one, or one of unreleased changes
 */
export function tagText(changelog: string, version: string): string {
  if (changelog.includes("## [Unreleased]")) {
    throw new Error(
      `CHANGELOG.md has a chapter "Unreleased": give it the number of the version that is made.`,
    );
  }
  const chapters = changelog.split(/^## /m).slice(1);
  const own = chapters.find((chapter) => chapter.startsWith(`[${version}]`));
  const [heading = "", ...lines] = own?.split("\n") ?? [];
  const body = lines.join("\n").trim();
  const [, date] = /- (\d{4}-\d\d-\d\d)$/.exec(heading) ?? [];
  if (body === "" || date === undefined) {
    throw new Error(
      `CHANGELOG.md says nothing of ${version}: write "## [${version}] - YYYY-MM-DD".`,
    );
  }
  return `Frontdoor ${version} (${date})\n\n${body}\n`;
}
