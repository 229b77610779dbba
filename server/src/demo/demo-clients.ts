import { refreshHours } from "@frontdoor/contract/products/openid.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import type { Config } from "../config/config.ts";
import { demoOriginOf } from "../config/demo-origin.ts";
import { removeArtifactsOfClient } from "../integrations/openid-state/openid-artifacts.ts";
import {
  endOpenidClient,
  giveClientSecret,
  initiateLoginUri,
  keepOpenidClient,
  validSecrets,
} from "../integrations/openid-state/openid-clients.ts";
import type { Clock } from "../platform/clock.ts";
import type { Database, Transaction } from "../platform/database/database.ts";

const idOf = (product: LoginProduct) => `demo-${product}`;

interface DemoClientsDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, "products">;
}

/**
 * Registers the demo product as an OpenID Connect client at its current address, where it stands in for a product. While it
 * is not running, nobody is redirected to it. Clients of other names stay as they are.
 */
export async function settleDemoClients(deps: DemoClientsDeps, isRunning: boolean): Promise<void> {
  const { database, clock, config } = deps;
  const origin = demoOriginOf(config);
  await database.kysely.transaction().execute(async (tx) => {
    for (const product of loginProducts) {
      const id = idOf(product);
      const ended = await endOpenidClient(tx, id, clock());
      if (isRunning && config.products[product].origin === origin) {
        await keep(tx, clock(), { id, product, origin });
        await giveSecretThatEnds(tx, deps, id);
      } else if (ended !== undefined) {
        await removeArtifactsOfClient(tx, id);
      }
    }
  });
}

/**
 * Gives a client without a secret two of them, so that the first ends within a day and the console shows that. The demo
 * product authenticates with its product's key.
 */
async function giveSecretThatEnds(
  tx: Transaction,
  deps: DemoClientsDeps,
  clientId: string,
): Promise<void> {
  const secrets = await validSecrets(tx, { clientId, now: deps.clock() });
  if (secrets.length > 0) return;
  await giveClientSecret(tx, deps, clientId);
  await giveClientSecret(tx, deps, clientId);
}

async function keep(
  tx: Transaction,
  now: Date,
  { id, product, origin }: { id: string; product: LoginProduct; origin: string },
): Promise<void> {
  const base = `${origin}/${product}`;
  const isTaken = (await initiateLoginUri(tx, product)) !== null;
  await keepOpenidClient(tx, {
    id,
    product,
    redirect_uris: JSON.stringify([`${base}/callback`]),
    post_logout_redirect_uris: JSON.stringify([`${base}/logged-out`]),
    backchannel_logout_uri: `${base}/back-channel-logout`,
    // A product has one address for logins that begin here: the one of an operator's client has priority.
    initiate_login_uri: isTaken ? null : `${base}/login`,
    refresh_hours: refreshHours.usual,
    wanted_acr: null,
    created_at: now,
    ended_at: null,
  });
}
