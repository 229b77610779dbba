import { brand } from "@frontdoor/brand/brand.ts";
import type { patientWords as english } from "../en/patient.ts";
import type { Translation } from "../text/translation.ts";

const { patient, practice, academic } = brand.products;

/** The patient page (S1.004–S1.012, S9.028–S9.032). */
export const patientWords: Translation<typeof english> = {
  title: `${patient.fullName}: gee jou besonderhede net een keer`,
  description:
    "’n Gratis toep wat jou persoonlike besonderhede veilig deel met die gesondheidswerkers wat jy kies.",
  hero: {
    heading: "Gee jou besonderhede net een keer.",
    lead: `${patient.fullName} is ’n gratis toep vir jou persoonlike besonderhede. Deel dit veilig met die gesondheidswerkers wat jy kies. Geen papiervorms nie.`,
    signUp: "Registreer gratis",
    video: { label: "Kyk na die inleiding", title: `Wat ${patient.fullName} doen` },
    received: { title: "Besonderhede ontvang", text: "Dr Naidoo se ontvangs, 07:42" },
  },
  steps: {
    heading: "Van die rusbank tot in die spreekkamer",
    lead: "Drie stappe, en die wagkamer is net om in te wag.",
    fillIn: {
      heading: "1. Vul jou besonderhede in",
      text: "Naam, ID of paspoort, kontaknommers, adres. Doen dit in die selfoontoep of op die webwerf, voordat jy in die ry staan.",
    },
    choose: {
      heading: "2. Kies wie dit sien",
      text: "Soek die praktyk op naam, en deel. Niemand kry jou besonderhede voordat jy so sê nie.",
    },
    change: {
      heading: "3. Verander dit een keer",
      text: "Getrek? Nuwe nommer? Pas dit op een plek aan, en die praktyke met wie jy deel, sien die verandering.",
    },
  },
  thirty: {
    heading: "Die eerste 30 pasiënte is gratis",
    lead: "Daarna geld ’n maandelikse fooi.",
    link: "Sien die pakkette",
  },
  finder: {
    heading: "Is jou dokter al hier?",
    lead: "Soek op die praktyk se naam, kies die praktyk en gaan reguit na sy eie aanmeldbladsy om jou besonderhede te deel.",
    field: "Jou dokter se spreekkamer",
  },
  privacy: {
    heading: "Jy besluit om te deel. Jy besluit om op te hou.",
    choice: {
      heading: "Jy kies wie dit lees",
      text: "Jou besonderhede gaan na die gesondheidswerkers wat jy kies, en na niemand anders nie.",
    },
    law: {
      heading: "Volgens die privaatheidswet gebou",
      /** `popi` is the title of that notice, which opens it. */
      text: `${brand.name} voldoen aan die wetgewing oor dataprivaatheid. Lees hoe in ons kennisgewing oor die {popi}`,
    },
    leaving: {
      heading: "As jy wil weggaan",
      text: "Jy kan in die toep se instellings vra dat jou rekening verwyder word. Gesondheidsrekords word volgens die HPCSA-riglyn minstens ses jaar lank bewaar. ’n Verwyderde profiel word dus geargiveer, nie uitgewis nie.",
    },
  },
  others: {
    heading: "Sit jy aan die ander kant van die lessenaar?",
    practice: {
      heading: "Bestuur die praktyk uit een lêer",
      text: "Pasiëntbesonderhede, kliniese notas, toestemming, teaterlyste en boodskappe in een rekord.",
      button: `Gaan na ${practice.fullName}`,
    },
    academic: {
      heading: "Teken die geval aan voor die volgende een begin",
      text: "’n Logboek en elektroniese portefeulje vir registrars, toesighouers en departementshoofde.",
      button: `Gaan na ${academic.fullName}`,
    },
  },
};
