import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyAcademicForm } from "./academic-form.ts";
import { askForAcademicInvite } from "./academic-invite.ts";
import { toRegistration } from "./academic-registration.ts";
import { loadList, logInAfterSignUp, registerAcademicUser } from "./academic-sign-up.calls.ts";
import { searchHods } from "./hod-search/hod-search.calls.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal("fetch", fetched.mockReset());
  vi.stubGlobal("window", { location: { search: "" } });
});
afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const facts = { isRegistrar: false, isHodQuestioned: false };

test.each([
  ["countries", "all", "/api/academic/v1/lookup/countries"],
  ["disciplines", "all", "/api/academic/v1/lookup/disciplines"],
  ["specialities", "7", "/api/academic/v1/lookup/discipline/7/specialities"],
  ["grades", "a/b", "/api/academic/v1/lookup/speciality/a%2Fb/grades"],
  ["institutions", "all", "/api/academic/v2/lookups/trainingInstitutions"],
] as const)(
  "[S7.018 S7.020 S7.022 S7.024 S7.028] %s of %s come from %s, without the inactive ones",
  async (list, id, address) => {
    const active = { id: 1, name: "Medicine", active: true };
    fetched.mockResolvedValueOnce(
      Response.json([active, { id: 2, name: "Alchemy", active: false }]),
    );
    expect(await loadList(list, id, { signal })).toEqual({
      is: "loaded",
      items: [{ id: "1", name: "Medicine", active: true }],
    });
    expect(fetched.mock.calls[0]?.[0]).toBe(address);
  },
);

test("[S4.012 S4.013 S7.026 S7.027] of the served roles, trainee and supervisor are offered", async () => {
  fetched.mockResolvedValueOnce(Response.json(["HCP", "TRAINEE", "SUPERVISOR", "HOD"]));
  const roles = await loadList("roles", "all", { signal });
  expect(roles.is === "loaded" && roles.items.map(({ id }) => id)).toEqual([
    "TRAINEE",
    "SUPERVISOR",
  ]);
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/academic/v2/lookups/roles");
});

test.each([
  ["No", "", "hcp"],
  ["Yes", "TRAINEE", "trainee"],
  ["Yes", "SUPERVISOR", "supervisor"],
  ["Yes", "HOD", "hod"],
] as const)(
  "[S7.010 S7.011 S7.012 S7.013 S7.014 S7.015] sector %s and role %s go to /v1/signup/%s once, with the invite's key",
  async (academicSector, role, path) => {
    fetched.mockResolvedValue(Response.json({}));
    const form = { ...emptyAcademicForm, academicSector, role };
    const registration = toRegistration(form, facts);
    const options = { idempotencyKey: "key-1", onProving() {} };
    await registerAcademicUser(registration, null, options);
    await registerAcademicUser(registration, "a+b", options);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      `/api/academic/v1/signup/${path}`,
      `/api/academic/v1/signup/${path}?inviteKey=a%2Bb`,
    ]);
    const init = fetched.mock.calls[0]?.[1];
    expect(JSON.parse(String(init?.body))).toEqual(registration.user);
    expect(new Headers(init?.headers).get("Idempotency-Key")).toBe("key-1");
  },
);

test("[S4.015 S7.005 S7.006 S7.007] the login afterwards takes the typed credentials", async () => {
  fetched.mockResolvedValueOnce(Response.json({ location: "/verifyEmail?role=TRAINEE" }));
  expect(await logInAfterSignUp("thandi@example.org", " pass word 1 ", {})).toEqual({
    ok: true,
    reply: { location: "/verifyEmail?role=TRAINEE" },
  });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/api/academic/v1/security/brochureLogin");
  expect(JSON.parse(String(init?.body))).toEqual({
    username: "thandi@example.org",
    password: " pass word 1 ",
  });
});

test("[S3.059 S7.030 S7.031] a HOD search sends all three parameters, widens them while nobody is found, and leaves blanks out", async () => {
  fetched.mockImplementation(async () => Response.json([]));
  await searchHods({ searchTerm: " Khu ", speciality: "2", institute: "9" }, { signal });
  await searchHods({ searchTerm: " ", speciality: "", institute: "9" }, { signal });
  const blank = await searchHods({ searchTerm: " ", speciality: "", institute: "" }, { signal });
  expect(blank).toEqual({ is: "unasked" });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    "/api/academic/v2/departments/searchHod?searchTerm=Khu&speciality=2&institute=9",
    "/api/academic/v2/departments/searchHod?searchTerm=Khu&institute=9",
    "/api/academic/v2/departments/searchHod?searchTerm=Khu&speciality=2",
    "/api/academic/v2/departments/searchHod?searchTerm=Khu",
    "/api/academic/v2/departments/searchHod?institute=9",
  ]);
});

test("[S3.060 S7.032] a HOD search gives the records as they are served", async () => {
  const hod = {
    id: "5",
    user: { name: "Ayanda", surname: "Khumalo" },
    trainingInstitution: { id: "9", name: "Academic hospital" },
    speciality: "Urology",
  };
  fetched.mockResolvedValueOnce(Response.json([hod]));
  const all = { searchTerm: "Khu", speciality: "", institute: "" };
  expect(await searchHods(all, { signal })).toEqual({ is: "found", hods: [hod], widened: null });
});

test("[S7.043 S7.044] an invite is asked for by its key", async () => {
  const invite = { emailAddress: "thandi@example.org", name: "Thandi", role: "TRAINEE" };
  fetched.mockResolvedValueOnce(Response.json(invite));
  expect(await askForAcademicInvite("a/b", { signal })).toEqual({
    kind: "usable",
    key: "a/b",
    invite,
  });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/academic/v1/signup/invite/a%2Fb");
});

test("[S7.045 S8.027] an answered failure of an invite says that its data cannot be had", async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: "Server words" }, { status: 404 }));
  expect(await askForAcademicInvite("gone", { signal })).toEqual({
    kind: "refused",
    message: "Unable to retrieve invite data",
  });
});

test("[S7.045 S8.028] without an answer it is the communication message", async () => {
  fetched.mockRejectedValue(new TypeError("network"));
  expect(await askForAcademicInvite("any", { signal })).toEqual({
    kind: "refused",
    message: "There was an error communicating with the server. Please try again later.",
  });
});
