import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { isLocal } from "../config/config-network.ts";
import type { Database } from "../platform/database/database.ts";
import { registerApiDocuments } from "./api-documents.ts";
import { registerInbox } from "./inbox/inbox.ts";
import { type EveryMessage, registerMailGallery } from "./mail-gallery/gallery.ts";

interface DevelopmentDeps {
  config: Pick<Config, "publicUrl" | "inbox" | "production" | "languages">;
  database: Database;
  everyMessage: EveryMessage;
}

/**
 * Serves `/dev`: captured messages, every mail, and the pages about the calls, as configured. Only under the names of
 * this machine and of `PUBLIC_URL`: otherwise a site whose name points at this machine (DNS rebinding) could read every
 * mailed link (SEC-F5).
 */
export async function registerDevelopment(
  app: FastifyInstance,
  { config, database, everyMessage }: DevelopmentDeps,
): Promise<void> {
  const { hostname } = new URL(config.publicUrl);
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      const host = URL.parse(`http://${request.headers.host ?? ""}`)?.hostname;
      if (host === undefined || !(host === hostname || isLocal(host))) return reply.callNotFound();
    });
    if (config.inbox) registerInbox(scope, { database });
    if (config.production) return;
    registerApiDocuments(scope);
    registerMailGallery(scope, config.languages, everyMessage);
  });
}
