import { ask } from "../ask.ts";
import { searchedTexts } from "../filled-practices.ts";
import { at, type Flow, plain, type Setting } from "./flow.ts";

const searchPractices = ({ url }: Setting, name: string) =>
  ask(`${url}/api/practice/practice/search?name=${encodeURIComponent(name)}`);

const hods = ({ url }: Setting, query: string) =>
  ask(`${url}/api/academic/v2/departments/searchHod?${query}`);

export const searches: readonly Flow[] = [
  ...Object.entries(searchedTexts).map(([kind, texts]) =>
    plain(
      `find a practice, ${kind}`,
      (setting, turn) => searchPractices(setting, at(texts, turn)),
      60,
    ),
  ),
  plain(
    "find a head, word of a name",
    (setting, turn) => {
      const { surname } = at(setting.sample.academic, turn);
      return hods(setting, `searchTerm=${surname}`);
    },
    40,
  ),
  plain("find a head, word of no name", (setting) => hods(setting, "searchTerm=xylophone"), 40),
  plain(
    "find a head, by institution",
    (setting) => hods(setting, "institute=ukzn-addington-hospital"),
    40,
  ),
];
