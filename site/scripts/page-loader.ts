import { loginContextCookie } from "@frontdoor/contract/constants.ts";
import { storageKey } from "../app/client/stored-audience.ts";
import { themeStorageKey } from "../app/client/theme.ts";
import type { RenderedPage } from "../app/entry.server.tsx";

/**
 * The script that starts a page, as text for the page itself. It keeps a press of a button or the sending
 * of a form that comes before the page can answer, and repeats the last of each once the page can; so
 * nothing is lost or done twice, and no form is ever sent by the browser alone. Where the scripts do not come, the next press asks
 * for them again. A page whose address does not say its audience finds it, and every page the chosen theme,
 * before it is painted.
 * @param scripts addresses of the entry and of all that the page needs, which are asked for together once
 * the page is painted: scripts never compete with what is read
 * @param when `at-once`: as soon as the page is painted, or `late`: on the first sign of a person; both
 * a moment after loading at the latest
 * @param audienceTable which audience the page is for, where its address does not say
 */
export function pageLoader(
  scripts: readonly string[],
  when: "at-once" | "late",
  audienceTable: RenderedPage["audienceTable"] = null,
): string {
  const [entry, ...others] = scripts;
  const schedule =
    when === "at-once"
      ? `try{new PerformanceObserver(run).observe({type:"paint",buffered:true})}catch{}`
      : `for(const sign of ["pointerdown","keydown","focusin","touchstart"])addEventListener(sign,run,{once:true,passive:true});`;
  const findAudience = audienceTable
    ? `const at=${JSON.stringify(audienceTable)};
const cookie=/(?:^|; )${loginContextCookie}=([^;]*)/.exec(document.cookie)?.[1]??"";
page.context=at[Object.hasOwn(at,cookie)?cookie:"*"][sessionStorage.getItem(${JSON.stringify(storageKey)})??""]??"";`
    : "";
  return `{const page=document.documentElement.dataset;
try{${findAudience}
const theme=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(theme==="light"||theme==="dark")page.theme=theme}catch{}
let started;const early={};
const run=()=>{if(started)return;started=true;
for(const href of ${JSON.stringify(others)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
import(${JSON.stringify(entry)}).catch(error=>{started=false;throw error})};
const keep=event=>{run();
const{type,target,submitter}=event,button=target.closest?.("button[type=button]");
if(type==="submit")early.form=()=>target.requestSubmit(submitter);
else if(button)early.button=()=>button.click();
else return;
event.preventDefault();event.stopPropagation()};
addEventListener("submit",keep,true);addEventListener("click",keep,true);
document.addEventListener("hydrated",()=>{removeEventListener("submit",keep,true);removeEventListener("click",keep,true);for(const key in early)early[key]()},{once:true});
addEventListener("load",()=>setTimeout(run,300));
${schedule}}`;
}
