import { academicCalls } from "@frontdoor/contract/academic/calls.ts";
import { apiBasePaths, type Call } from "@frontdoor/contract/call.ts";
import { practiceCalls } from "@frontdoor/contract/practice/calls.ts";
import { specifiedCalls } from "@frontdoor/contract/test/specified-calls.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { academicAccount, addAcademic, mailedCodes } from "./academics.ts";
import { askForReset, registerPerson } from "./accounts.ts";
import { makeInvite } from "./invites.ts";
import { goodPassword, newHcp, newPerson, newSupervisor, newTrainee } from "./people.ts";
import { addPractices } from "./practices.ts";
import { askForRemoval } from "./removal.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const registries = { academic: academicCalls, practice: practiceCalls } as const;
type Api = keyof typeof registries;
type Sent = { params?: Record<string, string>; query?: object; body?: object; cookies?: object };

/** Makes a call as a client does that knows the specification alone: its path, its fields, JSON. */
async function make(api: Api, name: string, { params = {}, query, body, cookies = {} }: Sent) {
  const call: Call = Reflect.get(registries[api], name);
  const path = call.path.replace(/\{(\w+)\}/g, (_, part) => encodeURIComponent(params[part] ?? ""));
  const search = query === undefined ? "" : `?${new URLSearchParams(Object.entries(query))}`;
  const response = await server.app.inject({
    method: call.method as "GET" | "POST",
    url: `${apiBasePaths[api]}${path}${search}`,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    cookies: { ...cookies },
    remoteAddress: "192.0.2.1",
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const kept = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return { status: response.statusCode, answer: response.json(), cookies: kept };
}

/** The dotted paths of an object. */
const pathsOf = (value: object): string[] =>
  Object.entries(value).flatMap(([name, one]) =>
    Object(one) === one ? pathsOf(one).map((path) => `${name}.${path}`) : [name],
  );

const withoutTerms = <T extends { termsAccepted: unknown }>({ termsAccepted: _, ...rest }: T) =>
  rest;
const invited = async (kind: "academic" | "practice", email: string, role: string) =>
  (await makeInvite(server, { kind, email, role } as Parameters<typeof makeInvite>[1])).code;
const resetOf = async (username: string) => {
  await make("academic", "requestReset", { body: { username } });
  await server.deliver();
  const { text = "" } = server.mails().findLast(({ to }) => to === username) ?? {};
  return /\/passwordreset\/academic\/([\w-]{43})/.exec(text)?.[1] ?? "";
};
/** Signs up, and opens the link of the mail in the same browser. */
async function join(name: string, body: { username: string }, query?: object) {
  const signedUp = await make("academic", name, { body, ...(query && { query }) });
  expect(signedUp.status, JSON.stringify(signedUp.answer)).toBe(200);
  const verificationCode = (await mailedCodes(server, body.username)).at(-1) ?? "";
  const link = { emailAddress: body.username, verificationCode };
  return { link, cookies: signedUp.cookies };
}
async function joined(name: string, body: { username: string }, query?: object) {
  const { link, cookies } = await join(name, body, query);
  await make("academic", "verifyEmail", { body: link, cookies });
  return make("academic", "brochureLogin", {
    body: { username: body.username, password: goodPassword },
  });
}

const payloads: { [A in Api]: Record<string, () => Sent | Promise<Sent>> } = {
  academic: {
    async brochureLogin() {
      const { username } = await addAcademic(server);
      return { body: { username, password: goodPassword } };
    },
    signUpHcp: () => ({ body: withoutTerms(newHcp()) }),
    signUpTrainee: () => ({ body: withoutTerms(newTrainee()) }),
    signUpSupervisor: () => ({ body: withoutTerms(newSupervisor()) }),
    async signUpHod() {
      const body = withoutTerms(newHcp({ trainingInstitutionId: "ukzn-addington-hospital" }));
      return { body, query: { inviteKey: await invited("academic", body.username, "HOD") } };
    },
    disciplines: () => ({}),
    countries: () => ({}),
    specialities: () => ({ params: { id: "anaesthetics" } }),
    grades: () => ({ params: { id: "anaesthetics" } }),
    roles: () => ({}),
    trainingInstitutions: () => ({}),
    async searchHod() {
      await addAcademic(server, { surname: "Quagga" });
      return {
        query: {
          searchTerm: "Quagga",
          speciality: "orthopaedic-surgery",
          institute: "uct-groote-schuur-hospital",
        },
      };
    },
    async requestReset() {
      return { body: { username: (await addAcademic(server)).username } };
    },
    async changePassword() {
      const { username } = await addAcademic(server);
      return { body: { password: "granite-otter-52", token: await resetOf(username) } };
    },
    async verifyEmail() {
      const { link, cookies } = await join("signUpHcp", withoutTerms(newHcp()));
      return { body: link, cookies };
    },
    async loadInvite() {
      return { params: { key: await invited("academic", "t.dube@example.org", "TRAINEE") } };
    },
  },
  practice: {
    async authenticate() {
      const { username } = await registerPerson(server);
      const inviteCode = await invited("practice", "r.moyo@example.org", "HCP");
      return { body: { username, password: goodPassword }, query: { inviteCode } };
    },
    lockedStatus: () => ({ params: { username: "nobody-here" } }),
    register: () => ({ body: withoutTerms(newPerson()) }),
    async requestReset() {
      return { body: { username: (await registerPerson(server)).username } };
    },
    async processResetWithOtp() {
      const { username } = await registerPerson(server);
      await server.deliver();
      const { code } = await askForReset(server, username);
      return { body: { otp: code, username, password: "granite-otter-52" } };
    },
    async requestReminder() {
      return { body: { email: (await registerPerson(server)).emailAddress } };
    },
    async processReset() {
      const { username } = await registerPerson(server);
      const { token } = await askForReset(server, username);
      return { body: { password: "granite-otter-52", token } };
    },
    sendContactRequest: () => ({
      body: {
        origin: "practice",
        name: "Thandi",
        lastName: "Naidoo",
        email: "thandi@example.org",
        phoneNumber: "082 123 4567",
      },
    }),
    countries: () => ({}),
    disciplines: () => ({}),
    specialities: () => ({ params: { id: "general-practice" } }),
    roles: () => ({ params: { id: "general-practice" } }),
    async loadInvite() {
      return { params: { code: await invited("practice", "s.dube@example.org", "HCP") } };
    },
    async searchPractices() {
      await addPractices(server, [{ id: "quagga", name: "Quagga Rooms" }]);
      return { query: { name: "Quagga" } };
    },
    kioskLink: () => ({ params: { id: "quagga" } }),
    async validateRemoval() {
      const { username } = await registerPerson(server);
      return { params: { token: (await askForRemoval(server, username)).token } };
    },
    async confirmRemoval() {
      const { username } = await registerPerson(server);
      return { params: await askForRemoval(server, username) };
    },
  },
};

const specified = (Object.keys(registries) as Api[]).flatMap((api) =>
  Object.entries(specifiedCalls[api]).map(([name, fields]) => ({ api, name, fields })),
);

test.each(specified)(
  "[S7.003 S7.004] $api: $name serves a client that knows the specification alone",
  async ({ api, name, fields }) => {
    const sent = await payloads[api][name]?.();
    if (sent === undefined) throw new Error(`No payload for ${api}: ${name}.`);
    expect(fields.body ?? []).toEqual(expect.arrayContaining(pathsOf(sent.body ?? {})));
    expect(fields.query ?? []).toEqual(expect.arrayContaining(Object.keys(sent.query ?? {})));
    const { status, answer } = await make(api, name, sent);
    expect([status, answer]).toEqual([200, answer]);
    const { answer: told = [] } = fields;
    if (told === "not shown") return;
    const [first] = [answer].flat();
    for (const path of told) expect(first).toHaveProperty(path);
  },
);

test.each([
  ["signUpHcp", () => withoutTerms(newHcp())],
  ["signUpTrainee", () => withoutTerms(newTrainee())],
  ["signUpSupervisor", () => withoutTerms(newSupervisor())],
] as const)("[S4.015 S7.007] whom it signed up by %s, logs in", async (name, body) => {
  const person = body();
  const { status, answer } = await joined(name, person);
  expect([status, answer]).toEqual([
    200,
    { location: expect.stringContaining("https://academic.example/") },
  ]);
  expect(await academicAccount(server, person.username)).toMatchObject({ status: "active" });
});

test("[S7.057] whom it registered, is led to the product, and logs in", async () => {
  const person = withoutTerms(newPerson());
  const { answer } = await make("practice", "register", { body: person });
  expect(answer.location).toContain("https://practice.example/");
  const { username, password } = person;
  const login = await make("practice", "authenticate", { body: { username, password } });
  expect([login.status, login.answer.location]).toEqual([
    200,
    expect.stringContaining("https://practice.example/"),
  ]);
});
