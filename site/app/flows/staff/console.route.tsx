import type { ComponentType } from "react";
import { useIslandPage } from "../../client/island-page.ts";
import { island } from "../../island/island.tsx";
import { type ConsoleScreen, screenAt } from "./addresses.ts";
import { ApiKeysScreen } from "./api-keys/api-keys-screen.tsx";
import { ApprovalsScreen } from "./approvals/approvals-screen.tsx";
import { AuditScreen } from "./audit/audit-screen.tsx";
import { BulkInvitesScreen } from "./bulk-invites/bulk-invites-screen.tsx";
import { ContactRequestsScreen } from "./contact-requests/contact-requests-screen.tsx";
import { FormListsScreen } from "./form-lists/form-lists-screen.tsx";
import { HodsScreen } from "./hods/hods-screen.tsx";
import { ImportPeopleScreen } from "./import-people/import-people-screen.tsx";
import { InvitesScreen } from "./invites/invites-screen.tsx";
import { LogInScreen } from "./log-in/log-in-screen.tsx";
import { MembersScreen } from "./members/members-screen.tsx";
import { NumbersScreen } from "./numbers/numbers-screen.tsx";
import { OpenidScreen } from "./openid/openid-screen.tsx";
import { OutboxScreen } from "./outbox/outbox-screen.tsx";
import { OverviewScreen } from "./overview/overview-screen.tsx";
import { OwnLoginScreen } from "./own-login/own-login-screen.tsx";
import { PersonScreen } from "./person/person-screen.tsx";
import { PracticesScreen } from "./practices/practices-screen.tsx";
import { RemovalsScreen } from "./removals/removals-screen.tsx";
import { SearchScreen } from "./search/search-screen.tsx";
import { SetUpScreen } from "./set-up/set-up-screen.tsx";
import { WebhooksScreen } from "./webhooks/webhooks-screen.tsx";

const screens: Readonly<Record<ConsoleScreen, ComponentType>> = {
  overview: OverviewScreen,
  numbers: NumbersScreen,
  webhooks: WebhooksScreen,
  openid: OpenidScreen,
  apiKeys: ApiKeysScreen,
  search: SearchScreen,
  logIn: LogInScreen,
  setUp: SetUpScreen,
  person: PersonScreen,
  invites: InvitesScreen,
  bulkInvites: BulkInvitesScreen,
  importPeople: ImportPeopleScreen,
  heads: HodsScreen,
  removals: RemovalsScreen,
  practices: PracticesScreen,
  contactRequests: ContactRequestsScreen,
  formLists: FormListsScreen,
  outbox: OutboxScreen,
  audit: AuditScreen,
  approvals: ApprovalsScreen,
  members: MembersScreen,
  ownLogin: OwnLoginScreen,
};

function ConsoleRoute() {
  const { address } = useIslandPage();
  const Screen = screens[screenAt(address)];
  return <Screen />;
}

export default island(ConsoleRoute);
