import type { hodSearchWords as english } from "../en/hod-search.ts";
import type { Translation } from "../text/translation.ts";

/** The search for a head of department, and the invite of one who is not found (S2.171–S2.173). */
export const hodSearchWords: Translation<typeof english> = {
  term: {
    label: "Igama lokusesha",
    hint: "Okungenani izinhlamvu ezingu-{letters} zegama",
  },
  lists: {
    speciality: { label: "Ubuchwepheshe", any: "Noma yibuphi ubuchwepheshe" },
    institute: { label: "Isikhungo", any: "Noma yisiphi isikhungo" },
  },
  submit: "Sesha",
  searching: "Kuyaseshwa",
  unasked: "Faka igama, noma ukhethe ubuchwepheshe noma isikhungo.",
  found: {
    none: "Akekho otholakele. Sesha ngokufaka okuncane, noma uthumele isimemo.",
    some: { one: "Kutholakale oyedwa.", other: "Kutholakale abangu-{count}." },
    /** As many as an answer may have. */
    most: "Kutholakale abangu-{count}. Kungenzeka kube khona abanye: sicela useshe ngokucace kakhudlwana.",
  },
  /** Said where the search left out what found nobody. */
  widened: {
    speciality: "Akekho otholakele onalobu buchwepheshe. Laba banoma yibuphi ubuchwepheshe.",
    institute: "Akekho otholakele kulesi sikhungo. Laba bakunoma yisiphi isikhungo.",
    both: "Akekho otholakele onalobu buchwepheshe noma okulesi sikhungo. Laba bangaba nanoma yibuphi ubuchwepheshe, nakunoma yisiphi isikhungo.",
  },
  choose: "Khetha",
  choosePerson: "Khetha: {name}",
  notListed: "Akekho ohlwini? {invite}",
  inviteNew: "Mema inhloko yomnyango entsha",
  invite: {
    lead: "Izothola isimemo nge-imeyili uma i-akhawunti yakho isidaliwe.",
    submit: "Mema",
    back: "Buyela ekusesheni",
  },
};
