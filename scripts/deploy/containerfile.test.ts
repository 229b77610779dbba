import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { platforms } from "../release/platforms.ts";

const text = readFileSync("deploy/Containerfile", "utf8");
const steps = text
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => /^[A-Z]/.test(line));
const last = steps.slice(steps.findLastIndex((step) => step.startsWith("FROM ")));
const version: string = JSON.parse(readFileSync("package.json", "utf8")).version;

test("the image takes the archive of this version, by its checksum", () => {
  expect(steps).toContain(`ARG VERSION=${version}`);
  const [, platform] = /^ARG PLATFORM=(.*)$/m.exec(text) ?? [];
  expect(platforms.map(({ name }) => name)).toContain(platform);
  expect(text).toContain("sha256sum --ignore-missing -c SHA256SUMS");
  expect(readFileSync("deploy/compose.yaml", "utf8")).toContain(`image: frontdoor:${version}`);
  expect(readFileSync("deploy/kubernetes/kustomization.yaml", "utf8")).toContain(
    `newTag: ${version}`,
  );
});

test("what runs is nobody's, takes one library of the system, and tells whether it lives", () => {
  const users = last.filter((step) => step.startsWith("USER "));
  expect(users).toEqual(["USER 10001:10001"]);
  const installed = last.filter((step) => step.startsWith("RUN ")).join("\n");
  expect(installed).toMatch(/install .*--no-install-recommends libatomic1\s/);
  expect(installed).not.toMatch(/-dev\b|build-essential|\bgit\b|\bcurl\b/);
  expect(last.some((step) => step.startsWith("HEALTHCHECK "))).toBe(true);
  expect(
    last
      .filter((step) => step.startsWith("COPY "))
      .every((step) => step.includes("--from=unpacked")),
  ).toBe(true);
});

test("the command that it names keeps the health check, and builds this version", () => {
  const [command = ""] = /^# +podman build .*$/m.exec(text) ?? [];
  expect(command).toContain(" --format docker ");
  expect(command).toContain(` -t frontdoor:${version} `);
});
