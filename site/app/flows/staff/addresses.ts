import {
  consoleLoginPath,
  consolePath,
  consoleSetUpPath,
} from "@frontdoor/contract/staff/console.ts";

export const consoleAddresses = {
  overview: consolePath,
  numbers: `${consolePath}/numbers`,
  openid: `${consolePath}/openid`,
  apiKeys: `${consolePath}/keys`,
  webhooks: `${consolePath}/webhooks`,
  search: `${consolePath}/search`,
  logIn: consoleLoginPath,
  setUp: consoleSetUpPath,
  person: `${consolePath}/person`,
  invites: `${consolePath}/invites`,
  bulkInvites: `${consolePath}/invites-from-a-file`,
  importPeople: `${consolePath}/import`,
  heads: `${consolePath}/heads`,
  removals: `${consolePath}/removals`,
  practices: `${consolePath}/practices`,
  contactRequests: `${consolePath}/contact-requests`,
  formLists: `${consolePath}/lists`,
  outbox: `${consolePath}/outbox`,
  audit: `${consolePath}/audit`,
  approvals: `${consolePath}/approvals`,
  members: `${consolePath}/members`,
  ownLogin: `${consolePath}/own-login`,
} as const;
export type ConsoleScreen = keyof typeof consoleAddresses;

/** Returns the screen at an address, or the overview for an unknown address. */
export function screenAt(address: string): ConsoleScreen {
  const names = Object.keys(consoleAddresses) as ConsoleScreen[];
  return names.find((name) => consoleAddresses[name] === address) ?? "overview";
}

/** Returns the address of a person's page. @param beside another account of theirs, shown next to it */
export function personAddress(id: string, beside?: string): string {
  const query = new URLSearchParams({ id, ...(beside !== undefined && { beside }) });
  return `${consoleAddresses.person}?${query}`;
}
