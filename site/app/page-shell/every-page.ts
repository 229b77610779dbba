import { audienceEvent } from "../client/shown-audience.ts";
import { tendDialogs } from "./dialogs.ts";
import { showAudienceInHeader } from "./header.ts";
import { returnToTop } from "./return-to-top.ts";
import { letSunTravel } from "./travelling-sun.ts";

/** Runs in every document as soon as its header is parsed: everything that works without islands. */
showAudienceInHeader();
document.addEventListener(audienceEvent, showAudienceInHeader);
returnToTop();
tendDialogs();
letSunTravel();
