import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentsIn, knownVariables } from "./manifests.ts";

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
  networks?: string[];
  secrets?: string[];
  build?: { context: string; dockerfile: string };
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}
const [compose] = documentsIn("deploy/compose.yaml") as [Compose];
const services = Object.entries(compose.services);
const own = services.filter(([, { image }]) => image.startsWith("frontdoor:"));

test("whatever a service names is there: other services, networks, volumes, secrets, files of the repository", () => {
  for (const [name, service] of services) {
    const waitsFor = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {});
    for (const other of waitsFor) expect(Object.keys(compose.services), name).toContain(other);
    for (const network of service.networks ?? [])
      expect(Object.keys(compose.networks)).toContain(network);
    for (const secret of service.secrets ?? [])
      expect(Object.keys(compose.secrets)).toContain(secret);
    for (const volume of service.volumes ?? []) {
      const [source = ""] = volume.split(":");
      if (source.startsWith("./")) expect(existsSync(join("deploy", source)), source).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  }
  const build = own[0]?.[1].build;
  expect(build && existsSync(join("deploy", build.context, build.dockerfile))).toBe(true);
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//);
});

test("processes of ours run as nobody, on a root that is read-only, without any capability", () => {
  expect(own.map(([name]) => name)).toEqual(["migrate", "frontdoor-1", "frontdoor-2"]);
  for (const [, service] of own) {
    expect(service).toMatchObject({ user: "10001:10001", read_only: true, cap_drop: ["ALL"] });
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
  }
});

test("every variable that they get is one of .env.example", () => {
  const known = knownVariables();
  expect(known.size).toBeGreaterThan(30);
  for (const [, { environment = {} }] of own) {
    for (const name of Object.keys(environment)) expect([...known]).toContain(name);
  }
});

test("the database is reached by nobody outside, and no image floats with its newest version", () => {
  expect(compose.services.database?.networks).toEqual(["inside"]);
  expect(compose.networks.inside).toEqual({ internal: true });
  for (const [, { image }] of services) expect(image).toMatch(/:v?\d/);
});
