import { brand } from "@frontdoor/brand/brand.ts";
import type { storyWords as english } from "../en/story.ts";
import type { Translation } from "../text/translation.ts";
import { brandWords } from "./brand.ts";

const { patient, practice, academic } = brand.products;

/** The company's story (S1.053–S1.055, S2.074–S2.078, S9.031, S9.032). */
export const storyWords: Translation<typeof english> = {
  title: `Die storie · ${brand.name}`,
  description: `Hoe ${brand.name} in ${brand.foundedYear} begin het, en waarvoor dit staan.`,
  heading: "Die storie",
  lead: "Een wagkamer, een knyperbord, een vorm te veel.",
  chapters: {
    beginning: {
      heading: "In die begin",
      paragraphs: [
        `${brand.name} is in ${brand.foundedYear} gestig deur ${brandWords.founder} wat moeg was daarvan om te sien hoe pasiënte dieselfde vorm oor en oor invul. Hulle het dit met die hand geskryf, op ’n knyperbord. Iemand anders het dit weer oorgetik. Dikwels was dit albei kere verkeerd.`,
        "Die idee was eenvoudig: laat mense hulle besonderhede een keer gee, en laat hulle besluit wie dit kry.",
      ],
    },
    start: {
      heading: "’n Goeie begin",
      paragraphs: [
        "Besonderhede wat voor die pasiënt aankom, verander ’n hele oggend. Praktyke het gevra wat nog op dieselfde manier gestuur kan word: vraelyste, toestemming, teaterlyste, notas.",
        "Kandidate het vir iets van hulle eie gevra. ’n Logboek wat sonder sein werk, het die derde produk geword, naas dié vir pasiënte en praktyke.",
      ],
    },
    brother: {
      heading: "Grootboet",
      paragraphs: [
        `${brand.name} is deel van ${brand.parentGroup}, ’n groter sagtewaregroep. Dit gee ’n klein produkspan wat gesondheidsrekords nodig het: mense, infrastruktuur, en die geduld om dekades lank na data om te sien.`,
      ],
    },
    solution: {
      heading: "’n Veilige oplossing",
      paragraphs: [
        "Pasiënte kies wie hulle besonderhede sien. Verslae wat die logboek verlaat, is gedeïdentifiseer. Die hele produkfamilie is gebou om aan die wetgewing oor dataprivaatheid te voldoen.",
        "Waar die reëls vereis dat rekords bewaar word, sê ons dit. Gesondheidsrekords word volgens die HPCSA-riglyn minstens ses jaar lank bewaar. Verwyderde profiele word dus geargiveer, nie uitgewis nie.",
      ],
    },
  },
  /** The legal texts below the story: what each is about, in a line. */
  legal: {
    heading: "Volledig",
    privacy: {
      summary: "Wat hierdie webwerf en jou rekening insamel, hoekom, en vir hoe lank.",
    },
    patientPracticeTerms: {
      title: `Bepalings en voorwaardes vir ${patient.name} en ${practice.name}`,
      summary: `Vir mense wat ${patient.fullName} of ${practice.fullName} gebruik.`,
    },
    academicTerms: {
      title: `Bepalings en voorwaardes vir ${academic.name}`,
      summary: `Vir mense wat ${academic.fullName} gebruik.`,
    },
    popi: { summary: "Hoe aan elke voorwaarde van die Wet voldoen word." },
  },
};
