import sax from "sax";
import type { ReturnedFile, ReturnedText } from "./unit.ts";

/** What is read of a unit so far. */
interface OpenUnit {
  place: string;
  data: Map<string, string>;
  source: string;
  target: string;
  /** Each segment's; all of them have to be read. */
  states: string[];
}

const readStates = ["reviewed", "final"];

/**
 * What an XLIFF 2 file brings back; a text without a target is left out.
 * @throws Error where it is no XML, no XLIFF 2, or says no language
 */
export function returnedXliff(text: string): ReturnedFile {
  const reading = sax.parser(true);
  const texts: ReturnedText[] = [];
  let language = "";
  let unit: OpenUnit | null = null;
  let dataId = "";
  let into: "source" | "target" | "data" | null = null;

  const add = (piece: string) => {
    if (unit === null || into === null) return;
    if (into === "data") unit.data.set(dataId, (unit.data.get(dataId) ?? "") + piece);
    else unit[into] += piece;
  };
  reading.onopentag = ({ name, attributes }) => {
    const { id = "", dataRef = "" } = attributes as Record<string, string>;
    if (name === "xliff") language = languageOf(attributes as Record<string, string>);
    else if (language === "") throw new Error("it is no XLIFF: it begins with another element.");
    else if (name === "unit") unit = openUnit(attributes as Record<string, string>);
    else if (name === "segment") unit?.states.push(String(attributes.state ?? "initial"));
    else if (name === "data") [into, dataId] = ["data", id];
    else if (name === "source" || name === "target") into = name;
    else if (name === "ph") add(unit?.data.get(dataRef) ?? String(attributes.disp ?? ""));
    else if (name === "cp") add(String.fromCodePoint(Number.parseInt(String(attributes.hex), 16)));
  };
  reading.onclosetag = (name) => {
    if (name === "source" || name === "target" || name === "data") into = null;
    if (name !== "unit" || unit === null) return;
    const { place, source, target, states } = unit;
    const isRead = states.every((state) => readStates.includes(state));
    if (target !== "") texts.push({ place, english: source, translated: target, isRead });
    unit = null;
  };
  // No text has a line break: where there is one, the tool has indented the file.
  reading.ontext = (piece) => add(piece.replace(/\n\s*/g, ""));
  reading.oncdata = add;
  reading.onerror = ({ message }) => {
    const [why = ""] = message.split("\n");
    throw new Error(`it cannot be read as XML, line ${reading.line + 1}: ${why}`);
  };
  reading.write(text).close();
  if (language === "") throw new Error("it is no XLIFF: it is empty.");
  return { language, texts };
}

function languageOf({ version = "", trgLang = "" }: Readonly<Record<string, string>>): string {
  if (!version.startsWith("2.")) {
    throw new Error(`it is XLIFF ${version}: have your tool write XLIFF 2.0.`);
  }
  if (trgLang === "") throw new Error("it says no language: trgLang is missing.");
  return trgLang;
}

function openUnit({ id = "", name = id }: Readonly<Record<string, string>>): OpenUnit {
  return { place: name, data: new Map(), source: "", target: "", states: [] };
}
