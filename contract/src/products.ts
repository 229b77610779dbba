/** The properties of a product. */
interface Product {
  /** The set of accounts that its people are in, and their API; sets never mix. */
  realm: "practice" | "academic";
  /** Whether people log in here and are redirected to it with a one-time code; people of the others use an app. */
  takesLogins: boolean;
  /** The query parameter of its invites' links; `null` where it invites nobody (S3.050, S3.051). */
  inviteParameter: string | null;
}

/** Every product of the family, in the order in which people choose among them (S1.001). */
export const productNames = ["patient", "practice", "academic"] as const;
export type ProductName = (typeof productNames)[number];

/** Alone, for a script of every account page. */
export const practiceInviteParameter = "inviteCode";

/**
 * The properties of each product. Contexts, realms, holders of keys, addresses, cookies and invites follow from here:
 * code that needs texts, colours or a form for each product does not compile while one is missing.
 */
export const products = {
  patient: { realm: "practice", takesLogins: false, inviteParameter: null },
  practice: { realm: "practice", takesLogins: true, inviteParameter: practiceInviteParameter },
  academic: { realm: "academic", takesLogins: true, inviteParameter: "inviteKey" },
} as const satisfies Record<ProductName, Product>;

type Products = typeof products;
/** The products of which a property has a value. */
type ProductsWith<Property extends keyof Product, Value> = {
  [Name in ProductName]: Products[Name][Property] extends Value ? Name : never;
}[ProductName];

/** One name or more, as `z.enum` takes them. */
export type Names<Name extends string> = readonly [Name, ...Name[]];

// Marked as pure, so that bundles drop the lists they do not use.

/** The products that a person who logs in is sent to; each has keys, events and a start address of its own. */
export type LoginProduct = ProductsWith<"takesLogins", true>;
export const loginProducts = /* @__PURE__ */ productNames.filter(
  (name) => products[name].takesLogins,
) as unknown as Names<LoginProduct>;

/** The products that invite; each sees and ends its own invites alone. */
export type InvitingProduct = ProductsWith<"inviteParameter", string>;
export const invitingProducts = /* @__PURE__ */ productNames.filter(
  (name) => products[name].inviteParameter !== null,
) as unknown as Names<InvitingProduct>;

/** The sets of accounts: practice and patient, academic. */
export type Realm = Products[ProductName]["realm"];
export const realms = /* @__PURE__ */ Array.from(
  /* @__PURE__ */ new Set(/* @__PURE__ */ productNames.map((name) => products[name].realm)),
) as unknown as Names<Realm>;

/** Something for each of the names, such as an address for each product. */
export function forEachName<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, valueFor(name)]);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
