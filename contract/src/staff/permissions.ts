import type { ProductCalls } from "../products/calls.ts";
import { invitingProducts, loginProducts, type ProductName, productNames } from "../products.ts";
import type { StaffRole } from "./roles.ts";

/** Who may make a call: a product with its key, or a member of staff in a role. */
export type Caller = ProductName | StaffRole;

const everyRole = ["support", "records", "auditor", "owner"] as const;
const desk = ["support", "records", "owner"] as const;

/**
 * The one table of who may make which call of the product API: the server's guard, the operator's command and the
 * console read it, docs/operations.md shows it. The installation's own key may do what an owner may.
 */
export const permissions = {
  redeemHandOff: loginProducts,
  listEvents: productNames,
  acknowledgeEvents: productNames,
  createWebhook: [...productNames, "owner"],
  listWebhooks: [...productNames, "auditor", "owner"],
  rotateWebhook: [...productNames, "owner"],
  endWebhook: [...productNames, "owner"],
  testWebhook: [...productNames, "owner"],
  listDeliveries: [...productNames, "auditor", "owner"],
  sendDeliveryAgain: [...productNames, "owner"],
  createPracticeInvite: ["practice", ...desk],
  createAcademicInvite: ["academic", ...desk],
  listInvites: [...invitingProducts, ...desk],
  revokeInvite: [...invitingProducts, ...desk],
  resendInvite: [...invitingProducts, ...desk],
  saveLookups: [...loginProducts, "records", "owner"],
  listHodLinks: ["academic", ...desk],
  confirmHodLink: ["academic", "records", "owner"],
  savePractices: ["practice", "records", "owner"],
  listPractices: everyRole,
  createRemovalRequest: ["patient", "practice", ...desk],
  listRemovalRequests: everyRole,
  showClaims: productNames,
  findAccounts: ["support", "owner"],
  readTimeline: ["support", "auditor", "owner"],
  showAccount: everyRole,
  resendMail: ["support", "owner"],
  sendReset: ["support", "owner"],
  changeAccountEmail: ["support", "owner"],
  unlockAccount: ["support", "owner"],
  archiveAccount: ["owner"],
  confirmNumber: ["practice", "support", "owner"],
  importAccounts: ["practice", "records", "owner"],
  importPeople: ["owner"],
  listOutbox: everyRole,
  showMessage: everyRole,
  retryOutbox: ["support", "owner"],
  retryAllOutbox: ["support", "owner"],
  exportAudit: ["auditor", "owner"],
  listAudit: ["auditor", "owner"],
  verifyAudit: ["auditor", "owner"],
  exportBreach: ["owner"],
  exportLeads: ["records", "owner"],
  listLeads: ["records", "owner"],
  createProductKey: ["owner"],
  listProductKeys: ["auditor", "owner"],
  endProductKey: ["owner"],
  grantScope: ["owner"],
  listScopes: ["auditor", "owner"],
  endScope: ["owner"],
  addOpenidClient: ["owner"],
  rotateOpenidClient: ["owner"],
  listOpenidClients: ["auditor", "owner"],
  checkOpenidClient: ["auditor", "owner"],
  endOpenidClient: ["owner"],
  addOpenidApi: ["owner"],
  listOpenidApis: ["auditor", "owner"],
  endOpenidApi: ["owner"],
  signOutAccount: ["support", "owner"],
  letSecondStepEnd: ["owner"],
  addStaff: ["owner"],
  listStaff: ["auditor", "owner"],
  endStaff: ["owner"],
  renewStaffKey: ["owner"],
  sendConsoleLink: ["owner"],
  changeStaffRole: ["owner"],
  showOwnStaff: everyRole,
  listApprovals: ["auditor", "owner"],
  confirmApproval: ["owner"],
  refuseApproval: ["owner"],
  showOverview: everyRole,
  readStatistics: ["records", "auditor", "owner"],
  suspendAccount: ["support", "owner"],
  reactivateAccount: ["support", "owner"],
  restoreAccount: ["owner"],
} as const satisfies Record<keyof ProductCalls, readonly Caller[]>;

/** Whether somebody may make a call. */
export function mayCall(caller: Caller, name: keyof ProductCalls): boolean {
  const callers: readonly Caller[] = permissions[name];
  return callers.includes(caller);
}
