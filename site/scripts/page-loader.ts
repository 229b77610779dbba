import { storageKey } from "../app/client/stored-audience.ts";
import { themeStorageKey } from "../app/client/theme.ts";

/**
 * The script that starts a page, as text for the page itself. It keeps a press of a button or the sending
 * of a form that comes before the page can answer, and repeats it once the page can; so nothing is
 * lost, and no form is ever sent by the browser alone. A page that leaves the audience as it was takes
 * on this tab's, and every page the chosen theme, before it is painted.
 * @param scripts addresses of the entry and of all that the page needs, which are asked for together once
 * the page is painted: scripts never compete with what is read
 * @param when `at-once`: as soon as the page is painted, or `late`: on the first sign of a person, or a
 * moment after loading
 */
export function pageLoader(scripts: readonly string[], when: "at-once" | "late"): string {
  const [entry, ...others] = scripts;
  const schedule =
    when === "at-once"
      ? "requestAnimationFrame(()=>setTimeout(run));"
      : `for(const sign of ["pointerdown","keydown","focusin","touchstart"])addEventListener(sign,run,{once:true,passive:true});
addEventListener("load",()=>setTimeout(run,300));`;
  return `{const page=document.documentElement.dataset;
try{page.context||=sessionStorage.getItem(${JSON.stringify(storageKey)})??"";
const theme=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(theme==="light"||theme==="dark")page.theme=theme}catch{}
let waiting,started;
const run=()=>{if(started)return;started=true;
for(const href of ${JSON.stringify(others)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
import(${JSON.stringify(entry)})};
const keep=event=>{
if(event.type==="submit"){event.preventDefault();const{target,submitter}=event;waiting=()=>target.requestSubmit(submitter)}
else{const button=event.target.closest?.("button[type=button]");if(button)waiting=()=>button.click()}
run()};
addEventListener("submit",keep,true);addEventListener("click",keep,true);
document.addEventListener("hydrated",()=>{removeEventListener("submit",keep,true);removeEventListener("click",keep,true);waiting?.()},{once:true});
${schedule}}`;
}
