import type { ProductCalls } from "../products/calls.ts";
import { invitingProducts, loginProducts, type ProductName, productNames } from "../products.ts";
import { type StaffRole, staffRoles } from "./roles.ts";

/** Who may make a call: a product with its key, or a member of staff in a role. */
export type Caller = ProductName | StaffRole;

/** The roles that deal with people: the others see no account and no message. */
const desk = ["support", "registrar", "owner"] as const;
const readers = [...desk, "auditor"] as const;
/** The roles that connect products. Only owners manage keys and scopes, by which a product can do or learn more. */
const connectors = ["integrator", "owner"] as const;

/**
 * The one table of who may make which call of the product API: the server, the operator's command and the console use
 * it, and docs/api shows it. The installation's own key may do what an owner may.
 */
export const permissions = {
  redeemHandOff: loginProducts,
  listEvents: productNames,
  acknowledgeEvents: productNames,
  createWebhook: [...productNames, ...connectors],
  listWebhooks: [...productNames, "auditor", ...connectors],
  rotateWebhook: [...productNames, ...connectors],
  endWebhook: [...productNames, ...connectors],
  testWebhook: [...productNames, ...connectors],
  listDeliveries: [...productNames, "auditor", ...connectors],
  sendDeliveryAgain: [...productNames, ...connectors],
  createPracticeInvite: ["practice", ...desk],
  createAcademicInvite: ["academic", ...desk],
  listInvites: [...invitingProducts, ...desk],
  revokeInvite: [...invitingProducts, ...desk],
  resendInvite: [...invitingProducts, ...desk],
  saveLookups: [...loginProducts, "registrar", "owner"],
  listLookups: ["registrar", "auditor", "owner"],
  orderLookups: ["registrar", "owner"],
  listHodLinks: ["academic", ...desk],
  confirmHodLink: ["academic", "registrar", "owner"],
  declineHodLink: ["academic", "registrar", "owner"],
  savePractices: ["practice", "registrar", "owner"],
  listPractices: readers,
  createRemovalRequest: ["patient", "practice", ...desk],
  listRemovalRequests: readers,
  showClaims: productNames,
  findAccounts: ["support", "owner"],
  readTimeline: ["support", "auditor", "owner"],
  showAccount: readers,
  resendMail: ["support", "owner"],
  sendReset: ["support", "owner"],
  sendStoredData: ["support", "owner"],
  changeAccountEmail: ["support", "owner"],
  unlockAccount: ["support", "owner"],
  archiveAccount: ["owner"],
  confirmNumber: ["practice", "owner"],
  importAccounts: ["practice", "registrar", "owner"],
  importPeople: ["owner"],
  listOutbox: readers,
  showMessage: readers,
  retryOutbox: ["support", "owner"],
  retryAllOutbox: ["support", "owner"],
  exportAudit: ["auditor", "owner"],
  listAudit: ["auditor", "owner"],
  verifyAudit: ["auditor", "owner"],
  exportBreach: ["owner"],
  exportLeads: ["registrar", "marketing", "owner"],
  listLeads: ["registrar", "marketing", "owner"],
  markLead: ["registrar", "marketing", "owner"],
  createProductKey: ["owner"],
  listProductKeys: ["auditor", ...connectors],
  endProductKey: ["owner"],
  grantScope: ["owner"],
  listScopes: ["auditor", ...connectors],
  endScope: ["owner"],
  addOpenidClient: connectors,
  changeOpenidClient: connectors,
  rotateOpenidClient: connectors,
  listOpenidClients: ["auditor", ...connectors],
  checkOpenidClient: ["auditor", ...connectors],
  endOpenidClient: connectors,
  addOpenidApi: connectors,
  grantOpenidApi: ["owner"],
  listOpenidApis: ["auditor", ...connectors],
  endOpenidApi: connectors,
  signOutAccount: ["support", "owner"],
  letSecondStepEnd: ["owner"],
  sendOneTimeCode: ["support", "owner"],
  addStaff: ["owner"],
  listStaff: ["auditor", "owner"],
  endStaff: ["owner"],
  renewStaffKey: ["owner"],
  sendConsoleLink: ["owner"],
  changeStaffRole: ["owner"],
  showOwnStaff: staffRoles,
  listApprovals: ["auditor", "owner"],
  confirmApproval: ["owner"],
  refuseApproval: ["owner"],
  showOverview: staffRoles,
  readStatistics: ["registrar", "marketing", "auditor", "owner"],
  listNotes: ["support", "owner"],
  addNote: ["support", "owner"],
  endNote: ["support", "owner"],
  suspendAccount: ["support", "owner"],
  reactivateAccount: ["support", "owner"],
  restoreAccount: ["owner"],
} as const satisfies Record<keyof ProductCalls, readonly Caller[]>;

/** Whether somebody may make a call. */
export function mayCall(caller: Caller, name: keyof ProductCalls): boolean {
  const callers: readonly Caller[] = permissions[name];
  return callers.includes(caller);
}
