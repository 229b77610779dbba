import { existsSync, readFileSync } from "node:fs";
import { BlockList } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownVariables as variablesRead } from "../../server/src/config/config-variables.ts";
import { unknownVariables } from "../../server/src/config/unknown-variables.ts";
import { secretVariables } from "../../server/src/process/crash-reports.ts";
import { composedEnvironment, filledIn } from "./composed-environment.ts";
import { documentsIn, knownVariables } from "./manifests.ts";

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
  env_file?: string;
  environment?: Record<string, string>;
  profiles?: string[];
  ports?: string[];
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  secrets?: string[];
  logging?: { driver: string; options: Record<string, string> };
  build?: { context: string; dockerfile: string };
}
interface Range {
  subnet: string;
  ip_range: string;
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: Range[] } }>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}
const [compose] = documentsIn("deploy/compose.yaml") as [Compose];
const namesIn = (named: string[] | Record<string, unknown> = []) =>
  Array.isArray(named) ? named : Object.keys(named);
const services = Object.entries(compose.services);
const own = services.filter(([, { image }]) => image.startsWith("frontdoor:"));

test("whatever a service names is there: other services, networks, volumes, secrets, files of the repository", () => {
  for (const [name, service] of services) {
    for (const other of namesIn(service.depends_on))
      expect(Object.keys(compose.services), name).toContain(other);
    for (const network of namesIn(service.networks))
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

test("no container's log grows for ever", () => {
  for (const [name, { logging }] of services) {
    const { driver, options } = logging ?? {};
    expect([driver, options], name).toEqual(["json-file", { "max-size": "50m", "max-file": "5" }]);
  }
});

test("processes of ours run as nobody, on a root that is read-only, without any capability", () => {
  expect(own.map(([name]) => name)).toEqual(["migrate", "frontdoor-1", "frontdoor-2"]);
  for (const [, service] of own) {
    expect(service).toMatchObject({ user: "10001:10001", read_only: true, cap_drop: ["ALL"] });
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
  }
});

test("[SEC-H14] processes have the application's role, and the migration alone the owner's", () => {
  const users = own.map(([name, { environment }]) => [
    name,
    new URL(String(environment?.DATABASE_URL).replace(/\$\{.*?\}/, "x")).username,
  ]);
  expect(users).toEqual([
    ["migrate", "frontdoor"],
    ["frontdoor-1", "frontdoor_app"],
    ["frontdoor-2", "frontdoor_app"],
  ]);
  expect(compose.services.migrate?.command).toEqual(["migrate", "--grant", "frontdoor_app"]);
  for (const [name, service] of own) {
    const got = composedEnvironment(service, { DATABASE_OWNER_PASSWORD: "the-owners" });
    const holding = Object.keys(got).filter((each) => got[each]?.includes("the-owners"));
    expect(holding, name).toEqual(name === "migrate" ? ["DATABASE_URL"] : []);
  }
});

test("every variable that they get is one of .env.example", () => {
  const known = knownVariables();
  expect(known.size).toBeGreaterThan(30);
  for (const [, { environment = {} }] of own) {
    const given = Object.keys(environment).filter((name) => environment[name] !== "");
    for (const name of given) expect([...known]).toContain(name);
  }
});

test("whatever is written in .env reaches each process, but for what compose.yaml fixes so that the parts find each other", () => {
  const names = [...new Set(variablesRead)];
  const written = Object.fromEntries(names.map((name) => [name, `${name} of .env`]));
  for (const [service, its] of own) {
    const got = composedEnvironment(its, written);
    expect(
      names.filter((name) => got[name] !== written[name]),
      service,
    ).toEqual([
      "PORT",
      "HOST",
      "NODE_ENV",
      "DATA_DIR",
      "DATABASE_URL",
      "MASTER_KEY_FILE",
      "TRUST_PROXY",
      "METRICS_LISTEN",
    ]);
  }
});

test("a process takes none of the variables that .env holds for compose alone for a slip", () => {
  const text = readFileSync("deploy/compose.yaml", "utf8");
  const forCompose = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => String(name));
  expect(forCompose).toContain("DATABASE_PASSWORD");
  const written = Object.fromEntries(
    [...forCompose, "COMPOSE_PROFILES"].map((name) => [name, "some"]),
  );
  expect(unknownVariables(written, variablesRead)).toEqual([]);
  const secrets = forCompose.filter((name) => name.endsWith("PASSWORD"));
  expect(secretVariables, "are forgotten once they are read").toEqual(
    expect.arrayContaining(secrets),
  );
});

test("processes share a data folder that they may write to, for scripts of other versions and the note of a backup", () => {
  for (const [, { volumes, environment }] of own) {
    expect(volumes).toEqual([`data:${environment?.DATA_DIR}`]);
  }
  expect(readFileSync("deploy/Containerfile", "utf8")).toContain(
    `--chown=10001:10001 /unpack/data ${own[0]?.[1].environment?.DATA_DIR}\n`,
  );
});

test("a process that is made anew is back at the address that nginx knows", () => {
  const addresses = own.flatMap(([, { networks = {} }]) =>
    Array.isArray(networks) ? [] : [String(networks.outside?.ipv4_address)],
  );
  expect(new Set(addresses).size).toBe(2);
  const [range] = compose.networks.outside?.ipam?.config ?? [];
  for (const address of addresses) {
    expect(holds(range?.subnet, address)).toBe(true);
    expect(holds(range?.ip_range, address), "given to whoever comes first").toBe(false);
  }
  for (const [file, port] of [
    ["compose.conf", 3000],
    ["compose-staff.conf", 3002],
  ]) {
    const text = readFileSync(`deploy/nginx/${file}`, "utf8");
    const named = [...text.matchAll(/^ +server (.*);$/gm)].map(([, place]) => place);
    expect(named).toEqual(addresses.map((address) => `${address}:${port}`));
  }
});

test("the console is led to only where that is asked for, and then from this machine alone", () => {
  const { profiles, ports = [] } = compose.services["staff-balancer"] ?? {};
  expect(profiles).toEqual(["staff"]);
  const at = (written: Record<string, string>) => ports.map((port) => filledIn(port, written));
  expect(at({})).toEqual(["127.0.0.1:8443:443"]);
  expect(at({ CONSOLE_PLACE: "10.0.0.5:8443" })).toEqual(["10.0.0.5:8443:443"]);
  expect(JSON.stringify(compose.services.balancer)).not.toContain("staff");
});

/** Whether a network such as 10.0.0.0/8 holds an address. */
function holds(network = "", address: string): boolean {
  const [from = "", bits] = network.split("/");
  const list = new BlockList();
  list.addSubnet(from, Number(bits));
  return list.check(address);
}

test("the database is reached by nobody outside, and no image floats with its newest version", () => {
  expect(compose.services.database?.networks).toEqual(["inside"]);
  expect(compose.networks.inside).toEqual({ internal: true });
  for (const [, { image }] of services) expect(image).toMatch(/:v?\d/);
});
