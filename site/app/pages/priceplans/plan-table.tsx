import { pricePlansWords } from "@frontdoor/words/price-plans.ts";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { SignUpNow } from "./sign-up-now.tsx";

/** A row of the price table: which of the two tiers includes a feature (S3.069). */
interface PlanRow {
  name: string;
  isCoreActive: boolean;
  isPremiumActive: boolean;
}

const { inBoth, inPremium } = pricePlansWords.features;

/** The price table: thirteen features, five of them in both tiers (S2.065, S2.072, S2.073). */
const planRows: readonly PlanRow[] = [
  ...inBoth.names.map((name) => ({ name, isCoreActive: true, isPremiumActive: true })),
  ...inPremium.names.map((name) => ({ name, isCoreActive: false, isPremiumActive: true })),
];

const { core, premium, perMonth, features } = pricePlansWords;
const inCore = planRows.filter((row) => row.isCoreActive);
const premiumOnly = planRows.filter((row) => !row.isCoreActive);

/**
 * Thirteen features in two tiers, the prices at the head and again at the foot (S2.065–S2.068, S2.070, S2.071,
 * S9.023–S9.025).
 */
export function PlanTable() {
  return (
    <table className="plans">
      <caption className="visually-hidden">{pricePlansWords.caption}</caption>
      <colgroup>
        <col className="plans__feature" />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <td />
          <PlanHead {...core} />
          <PlanHead {...premium} isPremium />
        </tr>
      </thead>
      <Group heading={features.inBoth.heading} rows={inCore} />
      <Group heading={features.inPremium.heading} rows={premiumOnly} />
      <tfoot>
        <tr>
          <th scope="row">{pricePlansWords.price}</th>
          <td>
            <PriceAtFoot price={core.price} />
          </td>
          <td className="plans__premium">
            <PriceAtFoot price={premium.price} />
          </td>
        </tr>
        <tr className="plans__sign-up">
          <td className="muted">{pricePlansWords.onceOff}</td>
          <td colSpan={2}>
            <SignUpNow />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

interface PlanHeadProps {
  name: string;
  price: string;
  isPremium?: boolean;
}

function PlanHead({ name, price, isPremium = false }: PlanHeadProps) {
  return (
    <th scope="col" {...(isPremium && { className: "plans__premium" })}>
      {name}
      <span className="price">{price}</span>
      <small>{perMonth}</small>
    </th>
  );
}

function PriceAtFoot({ price }: { price: string }) {
  return <Sentence text={pricePlansWords.pricePerMonth} parts={{ price: <b>{price}</b> }} />;
}

function Group({ heading, rows }: { heading: string; rows: readonly PlanRow[] }) {
  return (
    <tbody>
      <tr className="plans__group">
        <th scope="rowgroup">{heading}</th>
        <td />
        <td className="plans__premium" />
      </tr>
      {rows.map((row) => (
        <tr key={row.name}>
          <th scope="row">{row.name}</th>
          <td>
            <Included yes={row.isCoreActive} />
          </td>
          <td className="plans__premium">
            <Included yes={row.isPremiumActive} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** A check mark or a dash, each with a text for screen readers (Q111). */
function Included({ yes }: { yes: boolean }) {
  return yes ? (
    <>
      <span className="tick">
        <Pictogram name="check" size={18} />
      </span>
      <span className="visually-hidden">{features.included}</span>
    </>
  ) : (
    <>
      <span className="dash" aria-hidden="true" />
      <span className="visually-hidden">{features.notIncluded}</span>
    </>
  );
}
