import { randomUUID } from "node:crypto";
import { joinAcademic } from "../academics.ts";
import { newOwner } from "../account-settings.ts";
import { askForReset, registerPerson } from "../accounts.ts";
import { goodPassword, newHcp, newPerson } from "../people.ts";
import { callerAs } from "../product-keys.ts";
import type { TestServer } from "../test-server.ts";

/** Prepares one request of a flow and gives the press that is counted. */
type Flow = (server: TestServer) => Promise<() => Promise<{ statusCode: number }>>;

const logIn = "/practice/security/auth";
const register = "/practice/registration/register";

/** The flows of which docs/operations.md tells what each asks of the database, by the name that it has there. */
export const flows: Readonly<Record<string, Flow>> = {
  "Log in (practice)": async (server) => {
    const { username } = await registerPerson(server);
    return () => server.post(logIn, { username, password: goodPassword });
  },
  "Log in (academic)": async (server) => {
    const { username } = await joinAcademic(server);
    return () =>
      server.post("/academic/v1/security/brochureLogin", { username, password: goodPassword });
  },
  "Log in, wrong password": async (server) => {
    const { username } = await registerPerson(server);
    return () => server.post(logIn, { username, password: "another-quartz-41" });
  },
  "Log in, nobody's username": async (server) => () =>
    server.post(logIn, { username: `nobody-${randomUUID()}`, password: goodPassword }),
  "Whether a username is locked": async (server) => {
    const { username } = await registerPerson(server);
    return () => server.get(`/practice/security/${username}/lockedstatus`);
  },
  "Register (practice)": async (server) => {
    const person = newPerson();
    return () => server.post(register, person);
  },
  "Register (academic)": async (server) => {
    const person = newHcp();
    return () => server.post("/academic/v1/signup/hcp", person);
  },
  "Ask for a new password": async (server) => {
    const { username } = await registerPerson(server);
    return () => server.post("/practice/security/password/requestReset", { username });
  },
  "Choose a new password by the link": async (server) => {
    const { username } = await registerPerson(server);
    const { token } = await askForReset(server, username);
    return () =>
      server.post("/practice/security/password/processReset", {
        username,
        token,
        password: "river-otter-quartz-7",
      });
  },
  "Find a practice": async (server) => () => server.get("/practice/practice/search?name=clinic"),
  "The list of countries, once asked for": async (server) => () =>
    server.get("/practice/lookup/countries"),
  "Account settings": async (server) => {
    const owner = await newOwner(server);
    return () => owner.get("/overview");
  },
  "A product asks for events": async (server) => {
    const product = await callerAs(server, "practice");
    return () => product.get("/events");
  },
};
