import type { Name } from "./account-model.ts";

let walks = 0;

/** The people of one walk; one of them has an address for a username. */
export function newNames(): Name[] {
  walks += 1;
  return ["ann", "ben", "cat", "dan"].map((first, place) => {
    const email = `${first}.${walks}@example.org`;
    const isContact = first === "cat";
    const username = isContact ? email : `${first}-${walks}`;
    return { username, email, number: `082${1_000_000 + 4 * walks + place}`, isContact };
  });
}
