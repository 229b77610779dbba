import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";

export const importedRows = 1_000_000;

const columns =
  "realm,type,username,emailAddress,emailProven,name,surname,cellularNumber,language,passwordHash,identityType,identityNumber,passportCountry,disciplineId,specialityId,roleId,gradeId,hpcsaNumber,practiceNumber,practicePhone,trainingInstitutionId,createdAt";

/** A text in the format of a bcrypt hash, for which no password is known. */
function someHash(place: number): string {
  const digest = createHash("sha512").update(String(place)).digest("base64");
  const letters = digest.replaceAll("+", ".");
  return `$2b$10$${letters.slice(0, 21)}u${letters.slice(22, 52)}u`;
}

/**
 * Writes a CSV of another system's accounts, half practice and half academic, each with a bcrypt hash, a passport and
 * all details of a professional.
 * @param known the hash of the first account, whose password the bench knows; null when there is no such account
 */
export async function writePeople(path: string, rows: number, known: string | null): Promise<void> {
  const file = createWriteStream(path);
  const run = randomBytes(3).toString("hex");
  file.write(`${columns}\n`);
  let lines: string[] = [];
  for (let place = 0; place < rows; place += 1) {
    const isKnown = place === 0 && known !== null;
    const hash = isKnown ? known : someHash(place);
    const username = isKnown ? "import-bench-known" : `import-bench-${run}-${place}`;
    const person = [
      `${username}@example.org,${place % 3 === 0}`,
      `Naledi,Khumalo,082${String(1_000_000 + (place % 8_999_999))},en,${hash}`,
      `PASSPORT,A${String(place).padStart(8, "0")},ZA`,
    ].join(",");
    lines.push(
      place % 2 === 0
        ? `practice,HCP,${username},${person},general-practice,general-practice,general-practitioner,,MP0123456,1234567,0215550123,,2021-03-04`
        : `academic,TRAINEE,,${person},anaesthetics,anaesthetics,,registrar,MP0123456,,,ukzn-addington-hospital,2021-03-04`,
    );
    if (lines.length < 5_000 && place < rows - 1) continue;
    if (!file.write(`${lines.join("\n")}\n`)) await once(file, "drain");
    lines = [];
  }
  file.end();
  await once(file, "close");
}
