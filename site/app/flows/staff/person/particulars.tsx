import { brand } from "@frontdoor/brand/brand.ts";
import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { dayOf } from "../../../parts/moments/moments.ts";
import { ParticularsList } from "../particulars-list.tsx";
import { productOf } from "../product-of.ts";
import type { Person } from "./use-person.ts";

/** What a support desk may know of an account: never a whole address, an identity number or a password. */
export function Particulars({ person }: { person: Person }) {
  const { account: words } = consolePersonWords;
  const rows = [
    [words.username, person.username],
    [words.emailAddress, person.maskedEmail],
    [words.product, brand.products[productOf(person)].name],
    [words.type, person.type],
    [words.since, person.account && dayOf(person.account.createdAt)],
    [words.id, person.id],
  ] as const;
  return (
    <section className="box" aria-labelledby="particulars">
      <h2 id="particulars">{words.heading}</h2>
      <ParticularsList rows={rows} />
    </section>
  );
}
