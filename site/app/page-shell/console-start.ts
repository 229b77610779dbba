import { takeNavigationState } from "../client/navigation-state.ts";
import { readTheme, showTheme } from "../client/theme.ts";
import { islandRuntime } from "./island-runtime.ts";
import { replaceMissingScreen } from "./missing-screen.ts";
import { replayEarlyInput } from "./replay-early-input.ts";

/** Runs in the head of every document of the staff's console, before the first paint. */
const { islands = "" } = document.currentScript?.dataset ?? {};
showTheme(readTheme());
takeNavigationState();
replayEarlyInput();
replaceMissingScreen();
// The console shows nothing without its island, so it starts before the first paint.
document.addEventListener("DOMContentLoaded", islandRuntime(islands));
