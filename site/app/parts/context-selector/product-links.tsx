import { brand } from "@frontdoor/brand/brand.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";

/**
 * Where no script runs, and a browser knows no way to show a form for what is chosen: the page of each product. Part of
 * the prerendered page alone.
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
