import { fieldLimits } from "@frontdoor/contract/constants.ts";
import { findDoctorWords } from "@frontdoor/words/find-doctor.ts";
import { findDoctorButtonWords } from "@frontdoor/words/find-doctor-button.ts";
import { findDoctorDialogWords } from "@frontdoor/words/find-doctor-dialog.ts";
import { TextField } from "../../fields/text-field.tsx";
import { ChosenPractice } from "../../parts/find-doctor/chosen-practice.tsx";
import type { Practice, SearchAnswer } from "../../parts/find-doctor/find-doctor.state.ts";
import { foundText } from "../../parts/find-doctor/find-doctor.state.ts";
import { practiceBox } from "../../parts/find-doctor/find-doctor-button.tsx";
import { PracticeLogo } from "../../parts/find-doctor/practice-logo.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { chosenPractice, type FindDoctorPage } from "./find-doctor.posted.ts";

/** A search form sent by GET, its results as links, and the kiosk of the chosen practice. */
export function FindDoctorScreen({ shown }: { shown: FindDoctorPage | null }) {
  return (
    <div className="account-screen">
      <h1>{findDoctorDialogWords.title}</h1>
      {shown?.is === "chosen" && <Chosen {...shown} />}
      {shown?.is === "searched" && <Searched {...shown} />}
      <form className="form" method="get" noValidate>
        <TextField
          name={practiceBox}
          label={findDoctorWords.box.label}
          hint={findDoctorWords.box.hint}
          error={shown?.is === "tooShort" ? shown.problem : undefined}
          maxLength={fieldLimits.practiceSearch}
          autoComplete="off"
        />
        <Button type="submit" size="large" look={shown?.is === "chosen" ? "secondary" : "primary"}>
          {findDoctorButtonWords.open}
        </Button>
      </form>
    </div>
  );
}

function Chosen({ practice, kiosk }: { practice: Practice; kiosk: string }) {
  return (
    <>
      <ChosenPractice {...practice} />
      <ButtonLink to={kiosk} size="large">
        {findDoctorWords.next}
      </ButtonLink>
    </>
  );
}

interface SearchedProps {
  name: string;
  answer: SearchAnswer;
  message?: string;
}

function Searched({ name, answer, message }: SearchedProps) {
  const failure = message ?? ("failure" in answer ? answer.failure : undefined);
  if (failure !== undefined) return <Notice kind="error">{failure}</Notice>;
  const practices = "practices" in answer ? answer.practices : [];
  return (
    <>
      <p>{foundText(practices.length)}</p>
      {practices.length > 0 && (
        <ul className="find-doctor__found" aria-label={findDoctorWords.practices}>
          {practices.map((practice) => (
            <li key={practice.id}>
              <a className="option" href={addressOf(name, practice)}>
                <PracticeLogo logoImage={practice.logoImage} />
                {practice.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function addressOf(name: string, { id }: Practice): string {
  return `?${new URLSearchParams({ [practiceBox]: name, [chosenPractice]: id })}`;
}
