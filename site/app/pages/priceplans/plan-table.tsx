import { type PlanRow, planRows, pricePlansContent } from "../../content/prices.ts";
import { Icon } from "../../ui/icons/icon.tsx";

const { core, premium, perMonth } = pricePlansContent;
const inCore = planRows.filter((row) => row.isCoreActive);
const premiumOnly = planRows.filter((row) => !row.isCoreActive);

/** Thirteen features, two tiers, prices at the foot (S2.065–S2.068, S9.023–S9.025). */
export function PlanTable() {
  return (
    <table className="plans">
      <caption className="visually-hidden">{pricePlansContent.caption}</caption>
      <colgroup>
        <col className="plans__feature" />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <td />
          <th scope="col">
            {core.name}
            <small>{inCore.length} features</small>
          </th>
          <th scope="col" className="plans__premium">
            {premium.name}
            <small>All {planRows.length} features</small>
          </th>
        </tr>
      </thead>
      <Group heading="In both plans" rows={inCore} />
      <Group heading="Premium adds" rows={premiumOnly} />
      <tfoot>
        <tr>
          <th scope="row">Price</th>
          <td>
            <span className="price">{core.price}</span> {perMonth}
          </td>
          <td className="plans__premium">
            <span className="price">{premium.price}</span> {perMonth}
          </td>
        </tr>
        <tr className="plans__once">
          <td colSpan={3} className="muted">
            {pricePlansContent.onceOff}
          </td>
        </tr>
      </tfoot>
    </table>
  );
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

/** A check mark, or a dash; both are said as well (Q111). */
function Included({ yes }: { yes: boolean }) {
  return yes ? (
    <>
      <span className="tick">
        <Icon name="check" size={18} />
      </span>
      <span className="visually-hidden">Included</span>
    </>
  ) : (
    <>
      <span className="dash" aria-hidden="true" />
      <span className="visually-hidden">Not included</span>
    </>
  );
}
