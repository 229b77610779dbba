import { termsVersion } from "@frontdoor/contract/constants.ts";
import { ask } from "./ask.ts";

/** Credentials of an account that a bench registered. */
export interface BenchAccount {
  username: string;
  password: string;
}

/** The password of every account that a bench registers. */
export const benchPassword = "kestrel over 7 dunes";

interface FirstChoices {
  discipline: string;
  speciality: string;
  role: string;
}

/**
 * Registers a health professional through the API, as the site does, with the first choice of each list.
 * @throws Error with the server's response when the registration is refused
 */
export async function registerAccount(baseUrl: string): Promise<BenchAccount> {
  return sendRegistration(baseUrl, await firstChoices(baseUrl), Date.now().toString(36));
}

/**
 * The first discipline, its first speciality and the first role of that.
 * @throws Error when a list is empty
 */
export async function firstChoices(baseUrl: string): Promise<FirstChoices> {
  const firstOf = async (path: string): Promise<string> => {
    const { body } = await ask(`${baseUrl}/api/practice${path}`);
    const [first] = body as { id: string }[];
    if (first === undefined) throw new Error(`The list ${path} is empty.`);
    return first.id;
  };
  const discipline = await firstOf("/lookup/disciplines");
  const speciality = await firstOf(`/lookup/discipline/${discipline}/specialities`);
  const role = await firstOf(`/lookup/speciality/${speciality}/roles`);
  return { discipline, speciality, role };
}

/**
 * Sends one registration.
 * @param unique makes the username and the email address unique
 * @throws Error with the server's response when the registration is refused
 */
export async function sendRegistration(
  baseUrl: string,
  choices: FirstChoices,
  unique: string,
  headers: Record<string, string> = {},
): Promise<BenchAccount> {
  const account = { username: `bench-${unique}`, password: benchPassword };
  await ask(`${baseUrl}/api/practice/registration/register`, {
    headers,
    body: {
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
      hcp: { ...choices, hpcsaNumber: "MP0123456" },
      termsAccepted: true,
      termsVersion,
    },
  });
  return account;
}
