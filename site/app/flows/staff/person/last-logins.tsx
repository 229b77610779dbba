import type { ShownLogin } from "@frontdoor/contract/products/accounts.ts";
import { accountDevicesWords } from "@frontdoor/words/account-devices.ts";
import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../../parts/dates/dates.ts";
import { nameOfDevice } from "../../../parts/device-name/device-name.ts";

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
