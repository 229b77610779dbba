import type { NamedHod } from "@frontdoor/contract/academic/sign-up-entered.ts";
import { useEffect, useState } from "react";
import { abortOnUnmount } from "../../../../client/abort-on-unmount.ts";
import type { LookupList } from "../../lookup-list.ts";
import type { AcademicForm } from "../academic-form.ts";
import { HodInviteForm } from "./hod-invite-form.tsx";
import { type HodFilter, type HodResults, searchHods } from "./hod-search.calls.ts";
import { HodSearchScreen } from "./hod-search.screen.tsx";

export interface HodSearchProps {
  /** The form, whose choices prefill the filter (Q057). */
  form: AcademicForm;
  lists: { specialities: LookupList; institutions: LookupList };
  onAskListsAgain: () => void;
  onName: (hod: NamedHod) => void;
}

/** Without a discipline no specialities are loaded, and the search covers all. */
const noSpecialities: LookupList = { is: "loaded", items: [] };

/** Searches a HOD or invites a new one; reset with every opening of the dialog. */
export default function SearchOrInvite({ form, lists, onAskListsAgain, onName }: HodSearchProps) {
  const [asked, setAsked] = useState<HodFilter>({
    searchTerm: "",
    speciality: form.specialityId,
    institute: form.trainingInstitutionId,
  });
  const [results, setResults] = useState<HodResults>({ is: "searching" });
  const [invites, setInvites] = useState(form.hod?.is === "invited");
  const [cameBack, setCameBack] = useState(false);
  useEffect(() => abortOnUnmount((signal) => searchHods(asked, { signal }), setResults), [asked]);

  if (invites) {
    const before = form.hod?.is === "invited" ? form.hod : { emailAddress: "", name: "" };
    return (
      <HodInviteForm
        before={before}
        onInvite={(invite) => onName({ is: "invited", ...invite })}
        onBack={() => {
          setInvites(false);
          setCameBack(results.is !== "searching");
        }}
      />
    );
  }
  return (
    <HodSearchScreen
      filter={asked}
      lists={form.disciplineId === "" ? { ...lists, specialities: noSpecialities } : lists}
      onAskListsAgain={onAskListsAgain}
      results={results}
      onSearch={(filter) => {
        setCameBack(false);
        setResults({ is: "searching" });
        setAsked(filter);
      }}
      onChoose={(hod) => onName({ is: "found", hod })}
      cameBack={cameBack}
      onInvite={() => setInvites(true)}
    />
  );
}
