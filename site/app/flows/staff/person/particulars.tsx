import { brand } from "@frontdoor/brand/brand.ts";
import type { ShownLogin } from "@frontdoor/contract/products/accounts.ts";
import { accountDevicesWords } from "@frontdoor/words/account-devices.ts";
import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { dayOf, momentOf } from "../../../parts/dates.ts";
import { nameOfDevice } from "../../../parts/device-name.ts";
import { ParticularsList } from "../particulars-list.tsx";
import { productOf } from "../product-of.ts";
import { roleName } from "../role-name.ts";
import type { Person } from "./use-person.ts";

const { account: words } = consolePersonWords;

/** The details of an account that support may see. */
export function Particulars({ person }: { person: Person }) {
  return (
    <section className="box" aria-labelledby="particulars">
      <h2 id="particulars">{words.heading}</h2>
      <ParticularsList rows={particularsOf(person)} />
    </section>
  );
}

/** Returns the details of an account, never a whole address, an identity number or a password. */
export function particularsOf(person: Person) {
  const { account } = person;
  const yesOrNo = (is: boolean | undefined) =>
    is === undefined ? null : is ? words.yes : words.no;
  return [
    [words.username, person.username],
    [words.emailAddress, person.maskedEmail],
    [words.product, brand.products[productOf(person)].name],
    [words.type, roleName(person.type)],
    [words.practiceNumber, account?.practiceNumber ?? null],
    [words.institution, account?.institution ?? null],
    [words.verified, yesOrNo(account?.emailVerified)],
    [words.numberVerified, yesOrNo(account?.numberVerified)],
    [words.twoStep, yesOrNo(account?.twoStep)],
    [words.passkeys, account && String(account.passkeys)],
    [words.lastLogin, account?.lastLoginAt ? momentOf(account.lastLoginAt, "alone") : null],
    [words.lockedUntil, account?.lockedUntil ? momentOf(account.lockedUntil, "alone") : null],
    [words.since, account && dayOf(account.createdAt)],
    [words.id, person.id],
  ] as const;
}

/** The last logins by device, with method and network, if the operator keeps them. */
export function LastLogins({ logins }: { logins: readonly ShownLogin[] }) {
  const { logins: words } = consolePersonWords;
  return (
    <section className="box" aria-labelledby="logins">
      <h2 id="logins">{words.heading}</h2>
      {logins.length === 0 && <p className="muted">{words.none}</p>}
      {logins.length > 0 && (
        <ul className="staff-rows">
          {logins.map((login) => (
            <li key={login.at + login.browser + login.system}>
              <span>
                {nameOfDevice(login)}
                <small>
                  {fill(accountDevicesWords.loggedIn[login.way], { moment: momentOf(login.at) })}
                </small>
                <small>
                  {login.network === null
                    ? words.noNetwork
                    : fill(words.network, { network: login.network })}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
