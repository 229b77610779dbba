import { brand } from "@frontdoor/brand/brand.ts";
import { type ProductName, productNames } from "@frontdoor/contract/products.ts";
import { SelectField, type SelectFieldProps } from "../../../fields/select-field.tsx";

const options = productNames.map((id) => ({ id, name: brand.products[id].name }));

export function ProductField(props: Pick<SelectFieldProps, "label" | "error" | "name">) {
  return <SelectField {...props} options={options} required />;
}

/** Returns the name of a chosen product; empty if none is chosen. */
export function productNamed(product: ProductName | ""): string {
  return product === "" ? "" : brand.products[product].name;
}
