import { takeNavigationState } from "../client/navigation-state.ts";
import { readTheme, showTheme } from "../client/theme.ts";
import { islandRuntime } from "./island-runtime.ts";
import { replaceMissingScreen } from "./missing-screen.ts";
import { replayEarlyInput } from "./replay-early-input.ts";

/** What runs in the head of every document of the staff's console, before anything is painted. */
const { islands = "" } = document.currentScript?.dataset ?? {};
showTheme(readTheme());
takeNavigationState();
replayEarlyInput();
replaceMissingScreen();
// The console is nothing without its island: that is not waited for.
document.addEventListener("DOMContentLoaded", islandRuntime(islands));
