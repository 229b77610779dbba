import fc from "fast-check";
import { expect } from "vitest";
import { letIn, logInAt, visit } from "../kept-logins.ts";
import { type Browser, type OpenidProduct, openBrowser, redeem, userinfo } from "../openid.ts";
import { outcomeOf } from "../openid-outcome.ts";
import type { Caller } from "../product-keys.ts";
import type { TestServer } from "../test-server.ts";

const hour = 3_600_000;

interface Person {
  username: string;
  password: string;
}

/** What a walk goes through: two people, two browsers, two clients of one product. */
export interface SignOnWorld {
  server: TestServer;
  operator: Caller;
  people: readonly [Person, Person];
  clients: readonly [OpenidProduct, OpenidProduct];
}

type Two = 0 | 1;
type Step =
  | { do: "logIn"; person: Two; browser: Two; client: Two; stay: boolean }
  | { do: "visit"; browser: Two; client: Two }
  | { do: "logOut"; browser: Two; client: Two }
  | { do: "signOut"; person: Two }
  | { do: "wait"; hours: number };

const two = fc.constantFrom<Two>(0, 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant("logIn" as const),
    person: two,
    browser: two,
    client: two,
    stay: fc.boolean(),
  }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("visit" as const), browser: two, client: two }),
  },
  fc.record({ do: fc.constant("logOut" as const), browser: two, client: two }),
  fc.record({ do: fc.constant("signOut" as const), person: two }),
  fc.record({ do: fc.constant("wait" as const), hours: fc.constantFrom(0.1, 1, 23, 25, 60) }),
);

/** Walks of people who come, stay, leave and are signed out, in some order. */
export const signOnWalks = fc.array(step, { minLength: 8, maxLength: 25, size: "max" });

/** The login that a browser should keep. */
interface Kept {
  person: Two;
  endsAt: number;
  usedAt: number;
}

/** A login at a client, as the model knows it. */
interface Login {
  person: Two;
  browser: Two;
  client: Two;
  isAlive: boolean;
  tokens: { access_token: string; id_token: string };
  madeAt: number;
}

/** Goes a walk, and holds the server at each step to what a few lines say of it. */
export async function goSignOnWalk(world: SignOnWorld, steps: readonly Step[]): Promise<void> {
  const { server, operator, people, clients } = world;
  const now = () => server.deps.clock().getTime();
  const browsers: readonly [Browser, Browser] = [openBrowser(server), openBrowser(server)];
  const kept: [Kept | null, Kept | null] = [null, null];
  const logins: Login[] = [];

  const keptNow = (browser: Two): Kept | null => {
    const found = kept[browser];
    const isOver = found !== null && (now() >= found.endsAt || now() >= found.usedAt + 24 * hour);
    return isOver ? null : found;
  };
  const end = (which: (login: Login) => boolean) => {
    for (const login of logins) if (which(login)) login.isAlive = false;
  };
  /** Ends what somebody has on a device. */
  const leave = (browser: Two, person: Two) => {
    kept[browser] = null;
    end((login) => login.browser === browser && login.person === person);
  };
  const add = (person: Two, browser: Two, client: Two, tokens: Login["tokens"]) =>
    logins.push({ person, browser, client, isAlive: true, tokens, madeAt: now() });

  for (const each of steps) {
    switch (each.do) {
      case "wait":
        server.advance({ hours: each.hours });
        break;
      case "logIn": {
        const { person, browser, client, stay } = each;
        const changes = { prompt: "login" };
        const made = await logInAt(browsers[browser], clients[client], people[person], {
          stay,
          changes,
        });
        const before = keptNow(browser);
        if (before !== null && before.person !== person) leave(browser, before.person);
        const same = before?.person === person ? before : null;
        if (stay) kept[browser] = { person, usedAt: now(), endsAt: now() + 7 * 24 * hour };
        else kept[browser] = same && { ...same, usedAt: now() };
        add(person, browser, client, made.tokens);
        break;
      }
      case "visit": {
        const { browser, client } = each;
        const { outcome, code, asked } = await visit(browsers[browser], clients[client]);
        const keeps = keptNow(browser);
        expect(outcome === letIn, "whether nobody is asked").toBe(keeps !== null);
        if (keeps === null) break;
        keeps.usedAt = now();
        const tokens = (await redeem(clients[client], { code, asked })).json();
        add(keeps.person, browser, client, tokens);
        break;
      }
      case "logOut": {
        const { browser, client } = each;
        const login = logins.findLast((one) => one.browser === browser && one.client === client);
        if (login === undefined) break;
        const hint = login.tokens.id_token;
        await browsers[browser].get(`/oidc/session/end?id_token_hint=${hint}`);
        const keeps = keptNow(browser);
        if (keeps?.person === login.person) leave(browser, login.person);
        login.isAlive = false;
        break;
      }
      case "signOut": {
        const { person } = each;
        const { username } = people[person];
        await operator.post("/accounts/sign-out", { realm: "practice", username });
        for (const browser of [0, 1] as const) {
          if (kept[browser]?.person === person) kept[browser] = null;
        }
        end((login) => login.person === person);
        break;
      }
      default:
        each satisfies never;
    }
    // Access tokens last ten minutes.
    for (const { client, tokens, isAlive, madeAt } of logins) {
      if (now() - madeAt > 9 * 60_000) continue;
      const answer = outcomeOf(await userinfo(clients[client], tokens.access_token));
      expect(answer, "whether a login lives").toBe(isAlive ? "200" : "401 invalid_token");
    }
  }
}
