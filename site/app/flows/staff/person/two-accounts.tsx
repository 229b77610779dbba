import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { Notice } from "../../../ui/notice.tsx";
import { AccountState } from "../account-state.tsx";
import { personAddress } from "../addresses.ts";
import { Loaded } from "../lists/loaded.tsx";
import { ParticularsList } from "../particulars-list.tsx";
import { ProductDot } from "../product-dot.tsx";
import { productOf } from "../product-of.ts";
import { nextStep } from "./next-step.ts";
import { particularsOf } from "./particulars.tsx";
import { type Person, usePerson } from "./use-person.ts";

const { beside: words, ...others } = consolePersonWords;

/** Two accounts side by side, on a narrow screen one below the other. */
export function TwoAccounts({ ids }: { ids: readonly [string, string] }) {
  return (
    <>
      <div className="staff-head">
        <h1>{words.heading}</h1>
      </div>
      <div className="two-accounts">
        {ids.map((id) => (
          <OneOfTwo key={id} id={id} />
        ))}
      </div>
    </>
  );
}

function OneOfTwo({ id }: { id: string }) {
  return (
    <Loaded reading={usePerson(id)}>
      {(person) =>
        person === null ? (
          <Notice kind="warning">{others.unknown}</Notice>
        ) : (
          <Summary id={id} person={person} />
        )
      }
    </Loaded>
  );
}

function Summary({ id, person }: { id: string; person: Person }) {
  const { name, account, status } = person;
  const { sees, help } = nextStep(person, new Date());
  return (
    <section className="box" aria-labelledby={id}>
      <h2 id={id}>
        <a href={personAddress(id)}>
          {name ?? (account === null ? others.waiting : others.unnamed)}
        </a>
      </h2>
      <p className="row">
        <ProductDot product={productOf(person)} />
        <AccountState status={status} locked={account?.locked ?? false} />
      </p>
      <p>{sees}</p>
      {help !== null && <p>{help}</p>}
      <ParticularsList rows={particularsOf(person)} />
    </section>
  );
}
