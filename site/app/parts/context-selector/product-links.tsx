import { brand } from "@frontdoor/brand/brand.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";

/**
 * Links to each product's page, for browsers without script, which cannot switch the form. Only in the prerendered
 * page.
 */
export function ProductLinks({ to }: { to: Readonly<Record<LoginProduct, string>> }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="account-screen__more">
          {loginProducts.map((product) => (
            <a key={product} href={to[product]}>
              {brand.products[product].name}
            </a>
          ))}
        </p>
      )}
    </noscript>
  );
}
