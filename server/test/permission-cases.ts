import { randomUUID } from "node:crypto";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { productNames } from "@frontdoor/contract/products.ts";

const products = [...productNames];
/** The installation's key may do what an owner may. */
const ownerAlone = ["owner", "operator"];
const desk = ["support", "registrar", ...ownerAlone];
const readers = [...desk, "auditor"];
const everybody = [...readers, "marketing", "integrator"];
const connectors = ["integrator", ...ownerAlone];
const reason = "test";
const whose = { realm: "practice", username: "nobody" };

/** One request for each call that is valid but for the key, and who may make it. */
export const permissionCases: Record<keyof ProductCalls, { body?: unknown; holders: string[] }> = {
  redeemHandOff: { body: { code: "invented" }, holders: ["practice", "academic"] },
  listEvents: { holders: ["patient", "practice", "academic"] },
  acknowledgeEvents: { body: { ids: [] }, holders: ["patient", "practice", "academic"] },
  createWebhook: {
    // A name would be looked up, which may take seconds.
    body: { url: "https://192.0.2.1/hook", reason },
    holders: [...products, ...connectors],
  },
  listWebhooks: { holders: [...products, "auditor", ...connectors] },
  rotateWebhook: { body: { reason }, holders: [...products, ...connectors] },
  endWebhook: { body: {}, holders: [...products, ...connectors] },
  testWebhook: { body: {}, holders: [...products, ...connectors] },
  listDeliveries: { holders: [...products, "auditor", ...connectors] },
  sendDeliveryAgain: { body: {}, holders: [...products, ...connectors] },
  createPracticeInvite: {
    body: { emailAddress: "thandi@example.org", reason },
    holders: ["practice", ...desk],
  },
  createAcademicInvite: {
    body: { emailAddress: "thandi@example.org", name: "Thandi", role: "HOD", reason },
    holders: ["academic", ...desk],
  },
  listInvites: { holders: ["practice", "academic", ...desk] },
  revokeInvite: { body: {}, holders: ["practice", "academic", ...desk] },
  resendInvite: { body: {}, holders: ["practice", "academic", ...desk] },
  saveLookups: {
    body: { list: "countries", entries: [{ id: "XK", name: "Kosovo" }] },
    holders: ["practice", "academic", "registrar", ...ownerAlone],
  },
  listLookups: { holders: ["registrar", "auditor", ...ownerAlone] },
  orderLookups: {
    body: { list: "countries", ids: ["ZA"] },
    holders: ["registrar", ...ownerAlone],
  },
  listHodLinks: { holders: ["academic", ...desk] },
  confirmHodLink: {
    body: { hodId: randomUUID() },
    holders: ["academic", "registrar", ...ownerAlone],
  },
  declineHodLink: { body: { reason }, holders: ["academic", "registrar", ...ownerAlone] },
  savePractices: { body: { practices: [] }, holders: ["practice", "registrar", ...ownerAlone] },
  listPractices: { holders: readers },
  createRemovalRequest: {
    body: { username: "nobody", reason },
    holders: ["patient", "practice", ...desk],
  },
  listRemovalRequests: { holders: readers },
  showClaims: { holders: ["patient", "practice", "academic"] },
  findAccounts: { body: { text: "nobody" }, holders: ["support", ...ownerAlone] },
  readTimeline: { holders: ["support", "auditor", ...ownerAlone] },
  showAccount: { body: whose, holders: readers },
  resendMail: { body: { ...whose, reason }, holders: ["support", ...ownerAlone] },
  sendReset: { body: { ...whose, reason }, holders: ["support", ...ownerAlone] },
  changeAccountEmail: {
    body: { ...whose, emailAddress: "n@example.org", reason },
    holders: ["support", ...ownerAlone],
  },
  unlockAccount: { body: whose, holders: ["support", ...ownerAlone] },
  archiveAccount: { body: { ...whose, reason }, holders: ownerAlone },
  confirmNumber: {
    body: { username: "nobody", cellularNumber: "082 123 4567" },
    holders: ["practice", ...ownerAlone],
  },
  importAccounts: { body: { accounts: [] }, holders: ["practice", "registrar", ...ownerAlone] },
  importPeople: { body: { file: "0".repeat(64), rows: [] }, holders: ownerAlone },
  listOutbox: { holders: readers },
  showMessage: { holders: readers },
  retryOutbox: { body: {}, holders: ["support", ...ownerAlone] },
  retryAllOutbox: { body: {}, holders: ["support", ...ownerAlone] },
  exportAudit: { holders: ["auditor", ...ownerAlone] },
  listAudit: { holders: ["auditor", ...ownerAlone] },
  verifyAudit: { holders: ["auditor", ...ownerAlone] },
  exportLeads: { holders: ["registrar", "marketing", ...ownerAlone] },
  listLeads: { holders: ["registrar", "marketing", ...ownerAlone] },
  markLead: { body: { state: "phoned" }, holders: ["registrar", "marketing", ...ownerAlone] },
  createProductKey: { body: { holder: "practice", label: "test", reason }, holders: ownerAlone },
  listProductKeys: { holders: ["auditor", ...connectors] },
  addOpenidClient: {
    body: {
      id: "x",
      product: "practice",
      redirectUris: ["https://practice.example/back"],
      postLogoutRedirectUris: [],
      backchannelLogoutUri: null,
      initiateLoginUri: null,
      refreshHours: 12,
      wantedAcr: null,
      reason,
    },
    holders: connectors,
  },
  changeOpenidClient: { body: { refreshHours: 24, reason }, holders: connectors },
  rotateOpenidClient: { body: { reason }, holders: connectors },
  listOpenidClients: { holders: ["auditor", ...connectors] },
  checkOpenidClient: { holders: ["auditor", ...connectors] },
  endOpenidClient: { body: {}, holders: connectors },
  addOpenidApi: {
    body: {
      identifier: "https://api.example",
      product: "practice",
      scopes: ["read"],
      tokens: "jwt",
      tokenMinutes: 10,
      reason,
    },
    holders: connectors,
  },
  grantOpenidApi: {
    body: { identifier: "https://api.example", scopes: [], reason },
    holders: ownerAlone,
  },
  listOpenidApis: { holders: ["auditor", ...connectors] },
  endOpenidApi: { body: { identifier: "https://api.example" }, holders: connectors },
  letSecondStepEnd: {
    body: { realm: "practice", username: "nobody", reason: "test" },
    holders: ownerAlone,
  },
  sendStoredData: { body: { ...whose, reason }, holders: ["support", ...ownerAlone] },
  sendOneTimeCode: { body: { ...whose, reason }, holders: ["support", ...ownerAlone] },
  signOutAccount: {
    body: { realm: "practice", username: "nobody" },
    holders: ["support", ...ownerAlone],
  },
  endProductKey: { body: { reason }, holders: ownerAlone },
  grantScope: {
    body: { product: "practice", scope: "identity", reason: "test" },
    holders: ownerAlone,
  },
  listScopes: { holders: ["auditor", ...connectors] },
  endScope: { body: { product: "academic", scope: "identity" }, holders: ownerAlone },
  exportBreach: { body: { reason }, holders: ownerAlone },
  addStaff: {
    body: { name: "Thandi", emailAddress: "t@example.org", role: "support", reason },
    holders: ownerAlone,
  },
  listStaff: { holders: ["auditor", ...ownerAlone] },
  endStaff: { body: { reason }, holders: ownerAlone },
  renewStaffKey: { body: { reason }, holders: ownerAlone },
  sendConsoleLink: { body: { reason }, holders: ownerAlone },
  changeStaffRole: { body: { role: "support", reason }, holders: ownerAlone },
  showOwnStaff: { holders: everybody },
  listApprovals: { holders: ["auditor", ...ownerAlone] },
  confirmApproval: { body: {}, holders: ownerAlone },
  refuseApproval: { body: { reason }, holders: ownerAlone },
  showOverview: { holders: everybody },
  readStatistics: { holders: ["registrar", "marketing", "auditor", ...ownerAlone] },
  listNotes: { holders: ["support", ...ownerAlone] },
  addNote: {
    body: { text: "Calls back", until: "2030-01-01T00:00:00.000Z" },
    holders: ["support", ...ownerAlone],
  },
  endNote: { body: {}, holders: ["support", ...ownerAlone] },
  suspendAccount: { body: { ...whose, reason }, holders: ["support", ...ownerAlone] },
  reactivateAccount: { body: { ...whose, reason }, holders: ["support", ...ownerAlone] },
  restoreAccount: { body: { ...whose, reason }, holders: ownerAlone },
};
