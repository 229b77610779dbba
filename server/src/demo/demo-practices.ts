import { readdirSync, readFileSync } from "node:fs";
import { savePractices } from "../directory/practices/save-practices.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { DemoDeps } from "./demo-deps.ts";

/** How many there are; a few have no logo, as in reality. */
const practices = 300;
const withoutLogo = 12;
/** Invented logos, used in turn. */
const logoFolder = new URL("./logos/", import.meta.url);

const places = [
  ..."Bellville Claremont Durbanville Gardens Observatory Paarl Stellenbosch Wynberg".split(" "),
  ..."Benoni Centurion Hatfield Melville Midrand Rosebank Sandton Soweto Tshwane".split(" "),
  ..."Ballito Chatsworth Pinetown Umhlanga Gqeberha Makhanda Mthatha Bloemfontein".split(" "),
  ..."Kimberley Mahikeng Mbombela Polokwane Rustenburg".split(" "),
];
const kinds = [
  "Family Practice",
  "Medical Centre",
  "Children's Clinic",
  "Dental Rooms",
  "Physiotherapy",
  "Women's Health",
  "Eye Clinic",
  "Paediatrics",
  "Skin Clinic",
  "Travel Clinic",
];
const surnames = [
  ..."Adams Botha Cloete Dlamini Ebrahim Fourie Gumede Hendricks Jansen Khumalo".split(" "),
  ..."Lombard Mokoena Naidoo Nkosi Pillay Sithole Zulu".split(" "),
  "van Wyk",
];

/** Adds invented practices to search for, in every place of the list and of every kind. */
export async function addDemoPractices(tx: Transaction, { clock }: DemoDeps): Promise<void> {
  const files = readdirSync(logoFolder).toSorted();
  const logos = files.map((file) => readFileSync(new URL(file, logoFolder)));
  const all = Array.from({ length: practices }, (_, number) => ({
    id: `demo-${number + 1}`,
    name: nameOf(number),
    logo: number % withoutLogo === withoutLogo - 1 ? null : (logos[number % logos.length] ?? null),
    active: true,
  }));
  await savePractices(tx, all, clock());
}

/** Every second practice has the name of its doctor. */
function nameOf(number: number): string {
  const place = places[number % places.length] ?? "";
  const kind = kinds[Math.floor(number / places.length) % kinds.length] ?? "";
  const surname = surnames[number % surnames.length] ?? "";
  return number % 2 === 0 ? `${place} ${kind}` : `Dr ${surname} ${kind}, ${place}`;
}
