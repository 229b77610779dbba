import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { askForRemoval } from "../../removal.ts";
import {
  archive,
  isLive,
  type Link,
  type Model,
  type Name,
  note,
  revoke,
} from "../account-model.ts";
import { rules } from "../rules.ts";
import { choice, done, pick, pickLatest, refused, sort } from "../step.ts";

/** A newer removal link ends those before it (S6.014). */
function removalLink(model: Model, name: Name): Link {
  revoke(model, name, "removal");
  note(model, "removal-requested", name);
  const expiresAt = model.now() + rules.removalLink;
  const link: Link = { purpose: "removal", name, raw: "", expiresAt, state: "open" };
  model.links.push(link);
  return link;
}

const removals = ({ links }: Model) => links.filter(({ purpose }) => purpose === "removal");

function mayAsk({ accounts }: Model, name: Name): boolean {
  const account = accounts.get(name);
  return account?.status === "active" && account.isPatient;
}

/** Opens the page of a removal link, which removes nothing (SEC-E6). */
export function openRemovalLink(model: Model, link: Link) {
  return {
    kind: "request",
    write: {
      says: `${link.name.username} opens a removal link`,
      request: {
        method: "GET",
        path: `/practice/profile/deleterequest/validate/${link.raw}`,
        browser: 0,
      },
      isKeyed: false,
      foresee: () => (isLive(model)(link) ? done() : refused("NOT_FOUND")),
    },
  } as const;
}

export const removalSteps = {
  askForRemoval: sort({
    weight: 2,
    values: fc.record({ who: choice }),
    plan({ model, names }, drawn) {
      const chosen = pick(names, drawn.who, (name) => mayAsk(model, name));
      if (chosen === undefined) return null;
      const { username } = chosen;
      let link: Link | undefined;
      return {
        kind: "request",
        write: {
          says: `the patient app asks for the removal of ${username}`,
          request: { method: "POST", path: "/products/removal-requests", body: { username } },
          isKeyed: true,
          foresee() {
            const account = model.accounts.get(chosen);
            if (account?.status !== "active" || !account.isPatient)
              return refused("PATIENT_UNKNOWN", true);
            link = removalLink(model, chosen);
            return done();
          },
          learn({ body }) {
            if (link !== undefined) link.raw = JSON.parse(body).token;
          },
        },
      };
    },
  }),
  askForOwnRemoval: sort({
    weight: 2,
    values: fc.record({ who: choice }),
    plan({ model, names }, drawn) {
      const chosen = pick(names, drawn.who);
      if (chosen === undefined || model.accounts.get(chosen)?.status !== "active") return null;
      return {
        kind: "inside",
        says: `the removal of ${chosen.username} is asked for`,
        async work(server) {
          const link = removalLink(model, chosen);
          link.raw = (await askForRemoval(server, chosen.username)).token;
        },
      };
    },
  }),
  lookAtRemoval: sort({
    weight: 1,
    values: fc.record({ link: choice }),
    plan({ model }, drawn) {
      const link = pickLatest(removals(model), drawn.link, isLive(model));
      if (link === undefined) return null;
      return openRemovalLink(model, link);
    },
  }),
  confirmRemoval: sort({
    weight: 2,
    values: fc.record({
      link: choice,
      person: fc.constantFrom("own", "own", "own", "other", "nobody"),
    }),
    plan({ model, ids }, drawn) {
      const link = pickLatest(removals(model), drawn.link, isLive(model));
      if (link === undefined) return null;
      const other = [...ids.keys()].find((each) => each !== link.name);
      const person =
        drawn.person === "own" ? link.name : drawn.person === "other" ? other : undefined;
      const userId = (person && ids.get(person)) ?? randomUUID();
      return {
        kind: "request",
        write: {
          says: `the removal of ${link.name.username} is confirmed by ${drawn.person}`,
          request: {
            method: "POST",
            path: `/practice/profile/deleterequest/${userId}/delete/${link.raw}`,
            body: {},
            browser: 0,
          },
          isKeyed: true,
          foresee() {
            const account = model.accounts.get(link.name);
            if (person !== link.name || account === undefined || !isLive(model)(link)) {
              return refused("NOT_FOUND", true);
            }
            link.state = "used";
            archive(model, link.name, account);
            return done({});
          },
        },
      };
    },
  }),
};
