import { termsVersion } from "@frontdoor/contract/constants.ts";

/** Credentials of an account that a bench made for itself. */
export interface BenchAccount {
  username: string;
  password: string;
}

/** Of every account that a bench makes. */
export const benchPassword = "kestrel over 7 dunes";

/**
 * Registers a health professional through the API as the site does, with the first choice of each list.
 * @throws Error with the server's answer when it refuses
 */
export async function registerAccount(baseUrl: string): Promise<BenchAccount> {
  const api = `${baseUrl}/api/practice`;
  const firstOf = async (path: string): Promise<string> => {
    const list: { id: string }[] = await (await fetch(`${api}${path}`)).json();
    if (list[0] === undefined) throw new Error(`The list ${path} is empty.`);
    return list[0].id;
  };
  const discipline = await firstOf("/lookup/disciplines");
  const speciality = await firstOf(`/lookup/discipline/${discipline}/specialities`);
  const role = await firstOf(`/lookup/speciality/${speciality}/roles`);
  const unique = Date.now().toString(36);
  const account = { username: `bench-${unique}`, password: benchPassword };
  const response = await fetch(`${api}/registration/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...account,
      firstname: "Bench",
      lastname: "Mark",
      emailAddress: `${account.username}@example.org`,
      cellularNumber: "0821234567",
      practicePhone: "0211234567",
      phone: { number: "0211234567" },
      practiceNumber: "1234567",
      identityType: "PASSPORT",
      passportNumber: "A1234567",
      passportCountry: "ZA",
      hcp: { discipline, speciality, role, hpcsaNumber: "MP0123456" },
      termsAccepted: true,
      termsVersion,
    }),
  });
  if (!response.ok) throw new Error(`Registration: ${response.status} ${await response.text()}`);
  return account;
}
