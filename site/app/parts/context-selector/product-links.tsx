import { brand } from "@frontdoor/brand/brand.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";

/**
 * The page of each product, for browsers without script that cannot show the form of a choice. Only in the prerendered
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
