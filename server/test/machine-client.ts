import type { Caller } from "./product-keys.ts";

/** Adds a client that is a machine of the practice product; `terms` say what differs. */
export const addMachine = (operator: Caller, terms: object) =>
  operator.post("/openid/clients/add", {
    product: "practice",
    type: "machine",
    profile: "standard",
    redirectUris: [],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    initiateLoginUri: null,
    refreshHours: 12,
    wantedAcr: null,
    reason: "test",
    ...terms,
  });
