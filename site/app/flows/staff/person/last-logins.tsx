import type { ShownLogin } from "@frontdoor/contract/products/accounts.ts";
import { accountDevicesWords } from "@frontdoor/words/account-devices.ts";
import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { momentOf } from "../../../parts/dates/dates.ts";
import { nameOfDevice } from "../../../parts/device-name/device-name.ts";

/** On which devices somebody last logged in, how and from where, where the operator keeps it. */
export function LastLogins({ logins }: { logins: readonly ShownLogin[] }) {
  const { logins: words } = consolePersonWords;
  return (
    <section className="box" aria-labelledby="logins">
      <h2 id="logins">{words.heading}</h2>
      {logins.length === 0 && <p className="muted">{words.none}</p>}
      {logins.map((login) => (
        <p key={login.at + login.browser + login.system}>
          {nameOfDevice(login)}
          <br />
          <small className="muted">
            {fill(accountDevicesWords.loggedIn[login.way], { moment: momentOf(login.at) })}
            <br />
            {login.network === null
              ? words.noNetwork
              : fill(words.network, { network: login.network })}
          </small>
        </p>
      ))}
    </section>
  );
}
