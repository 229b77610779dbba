import {
  archiveAccount,
  confirmNumber,
  importAccounts,
  showAccount,
  showClaims,
  unlockAccount,
} from "./accounts.ts";
import { confirmApproval, listApprovals, refuseApproval } from "./approvals.ts";
import { acknowledgeEvents, listEvents } from "./events.ts";
import { redeemHandOff } from "./hand-off.ts";
import { confirmHodLink, declineHodLink, listHodLinks } from "./hod-links.ts";
import { importPeople } from "./import-people.ts";
import {
  createAcademicInvite,
  createPracticeInvite,
  listInvites,
  resendInvite,
  revokeInvite,
} from "./invites.ts";
import { createProductKey, endProductKey, listProductKeys } from "./keys.ts";
import { exportLeads, listLeads, markLead } from "./leads.ts";
import { listLookups, orderLookups, saveLookups } from "./lookups.ts";
import { addNote, endNote, listNotes } from "./notes.ts";
import {
  addOpenidClient,
  changeOpenidClient,
  checkOpenidClient,
  endOpenidClient,
  listOpenidClients,
  rotateOpenidClient,
} from "./openid.ts";
import { addOpenidApi, endOpenidApi, grantOpenidApi, listOpenidApis } from "./openid-apis.ts";
import { exportAudit, exportBreach, listAudit, verifyAudit } from "./operations.ts";
import { listOutbox, retryAllOutbox, retryOutbox, showMessage } from "./outbox.ts";
import { listPractices, savePractices } from "./practices.ts";
import { createRemovalRequest, listRemovalRequests } from "./removal-requests.ts";
import { endScope, grantScope, listScopes } from "./scopes.ts";
import { signOutAccount } from "./sign-out.ts";
import {
  addStaff,
  changeStaffRole,
  endStaff,
  listStaff,
  renewStaffKey,
  sendConsoleLink,
  showOwnStaff,
} from "./staff.ts";
import { readStatistics, showOverview } from "./statistics.ts";
import {
  changeAccountEmail,
  findAccounts,
  readTimeline,
  resendMail,
  sendReset,
  sendStoredData,
} from "./support.ts";
import { reactivateAccount, restoreAccount, suspendAccount } from "./suspensions.ts";
import { letSecondStepEnd, sendOneTimeCode } from "./two-step.ts";
import {
  createWebhook,
  endWebhook,
  listDeliveries,
  listWebhooks,
  rotateWebhook,
  sendDeliveryAgain,
  testWebhook,
} from "./webhooks.ts";

/** Every call that the product back ends and the operator may make. */
export const productCalls = {
  redeemHandOff,
  listEvents,
  acknowledgeEvents,
  createWebhook,
  listWebhooks,
  rotateWebhook,
  endWebhook,
  testWebhook,
  listDeliveries,
  sendDeliveryAgain,
  createPracticeInvite,
  createAcademicInvite,
  listInvites,
  revokeInvite,
  resendInvite,
  saveLookups,
  listLookups,
  orderLookups,
  listHodLinks,
  confirmHodLink,
  declineHodLink,
  savePractices,
  listPractices,
  createRemovalRequest,
  listRemovalRequests,
  showClaims,
  findAccounts,
  readTimeline,
  showAccount,
  resendMail,
  sendReset,
  sendStoredData,
  changeAccountEmail,
  unlockAccount,
  archiveAccount,
  confirmNumber,
  importAccounts,
  importPeople,
  listOutbox,
  showMessage,
  retryAllOutbox,
  retryOutbox,
  exportAudit,
  listAudit,
  verifyAudit,
  exportBreach,
  exportLeads,
  listLeads,
  markLead,
  createProductKey,
  listProductKeys,
  endProductKey,
  grantScope,
  listScopes,
  endScope,
  addOpenidClient,
  changeOpenidClient,
  rotateOpenidClient,
  listOpenidClients,
  checkOpenidClient,
  endOpenidClient,
  addOpenidApi,
  grantOpenidApi,
  listOpenidApis,
  endOpenidApi,
  signOutAccount,
  letSecondStepEnd,
  sendOneTimeCode,
  addStaff,
  listStaff,
  endStaff,
  renewStaffKey,
  sendConsoleLink,
  changeStaffRole,
  showOwnStaff,
  listApprovals,
  confirmApproval,
  refuseApproval,
  showOverview,
  readStatistics,
  listNotes,
  addNote,
  endNote,
  suspendAccount,
  reactivateAccount,
  restoreAccount,
} as const;
export type ProductCalls = typeof productCalls;
