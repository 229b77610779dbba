import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import {
  type ArtifactOwner,
  addArtifact,
  consumeArtifact,
  findArtifact,
  removeArtifact,
  removeArtifactsOfGrant,
  removeGrant,
  saveArtifact,
} from "../../integrations/openid-state/openid-artifacts.ts";
import { renewInteraction } from "../../integrations/openid-state/openid-interactions.ts";
import { tellingAway } from "./database-away.ts";
import { errors } from "./library.ts";
import type { FindClient } from "./openid-clients.ts";
import type { OpenidDeps } from "./openid-deps.ts";
import { endReused, spendWithResponse } from "./spent.ts";

type StoreDeps = OpenidDeps & { findClient: FindClient };

/**
 * Stores the library's data in our database, so that any process can go on with what another began. Never called inside
 * a transaction: the embedded engine has one connection.
 */
export function createOpenidStore(deps: StoreDeps): AdapterFactory {
  return (model) => (model === "Client" ? clientStore(deps) : artifactStore(model, deps));
}

function artifactStore(model: string, deps: StoreDeps): Adapter {
  const { keys, clock } = deps;
  const { kysely } = deps.database;
  return {
    ...neverAsked,
    upsert: tellingAway(async (id, { jti: _secret, ...payload }, lifetimeSeconds = 0) => {
      const expiresAt = new Date(clock().getTime() + lifetimeSeconds * 1_000);
      const owner = ownerOf(model, id, payload);
      const artifact = { payload, owner, expiresAt };
      // A login that has ended since it was redeemed took its interaction away, which must not come back.
      if (model === "Interaction" && owner.accountId !== null) {
        return renewInteraction(kysely, keys, id, artifact);
      }
      if (model !== "ReplayDetection") return saveArtifact(kysely, keys, { model, id }, artifact);
      // Of several requests with it at once, one is first.
      if (await addArtifact(kysely, keys, { model, id }, artifact)) return;
      throw new errors.InvalidClientAuth("shown already");
    }),
    find: tellingAway(async (id) => {
      const found = await findArtifact(kysely, keys, { model, id }, clock());
      if (found === undefined) return undefined;
      const { payload, consumedAt } = found;
      const consumed = consumedAt === null ? {} : { consumed: secondsOf(consumedAt) };
      return { ...payload, jti: id, ...consumed };
    }),
    consume: tellingAway(async (id) => {
      if (model !== "PushedAuthorizationRequest") return spendWithResponse({ model, id });
      if (await consumeArtifact(kysely, { model, id }, clock())) return;
      throw new errors.InvalidRequestUri("the request was used already");
    }),
    destroy: tellingAway(async (id) => {
      if (model === "Grant") return endReused(deps, (tx) => removeGrant(tx, id));
      if (model !== "Interaction") {
        await removeArtifact(kysely, { model, id });
        return;
      }
      // Of several requests that go on with one login at once, one does; `endInteraction` follows.
      if (await consumeArtifact(kysely, { model, id }, clock())) return;
      throw new errors.SessionNotFound("gone on already");
    }),
    revokeByGrantId: tellingAway((grantId) => removeArtifactsOfGrant(kysely, { model, grantId })),
  };
}

function clientStore({ findClient }: StoreDeps): Adapter {
  return { ...neverAsked, find: findClient };
}

const unsupported = async (): Promise<never> => {
  throw new Error("Not a part of what is served here.");
};

/** Methods of features that are switched off. */
const neverAsked = {
  upsert: unsupported,
  consume: unsupported,
  destroy: unsupported,
  findByUid: unsupported,
  findByUserCode: unsupported,
  revokeByGrantId: unsupported,
};

/** Each login is a session of its own at one client: its tokens, its grant and its session end together. */
function ownerOf(model: string, id: string, payload: AdapterPayload): ArtifactOwner {
  const [[clientId, login] = []] = Object.entries(payload.authorizations ?? {});
  const asked = payload.params?.client_id;
  return {
    accountId: payload.accountId ?? payload.result?.login?.accountId ?? null,
    clientId: payload.clientId ?? clientId ?? (typeof asked === "string" ? asked : null),
    grantId: model === "Grant" ? id : (payload.grantId ?? login?.grantId ?? null),
    sid: payload.sid ?? login?.sid ?? null,
  };
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}
