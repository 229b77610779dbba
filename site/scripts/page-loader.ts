import { storageKey } from "../app/client/stored-audience.ts";
import { themeStorageKey } from "../app/client/theme.ts";

/**
 * The script that starts a page, as text for the page itself. It keeps a press of a button or the sending
 * of a form that comes before the page can answer, and repeats it once the page can; so nothing is
 * lost, and no form is ever sent by the browser alone. A page that leaves the audience as it was takes
 * on this tab's, and every page the chosen theme, before it is painted.
 * @param start address of the module that starts the page
 * @param when `at-once`: as soon as the page is painted, or `late`: on the first sign of a person, or a
 * moment after loading
 * @param modules what the start of an early page needs, all asked for together
 */
export function pageLoader(
  start: string,
  when: "at-once" | "late",
  modules: readonly string[] = [],
): string {
  const schedule =
    when === "at-once"
      ? `requestAnimationFrame(()=>setTimeout(()=>{
for(const href of ${JSON.stringify(modules)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
run()}));`
      : `for(const sign of ["pointerdown","keydown","focusin","touchstart"])addEventListener(sign,run,{once:true,passive:true});
addEventListener("load",()=>setTimeout(run,300));`;
  return `{const page=document.documentElement.dataset;
try{page.context||=sessionStorage.getItem(${JSON.stringify(storageKey)})??"";
const theme=localStorage.getItem(${JSON.stringify(themeStorageKey)});if(theme==="light"||theme==="dark")page.theme=theme}catch{}
let waiting,started;
const run=()=>{if(!started){started=true;import(${JSON.stringify(start)})}};
const keep=event=>{
if(event.type==="submit"){event.preventDefault();const{target,submitter}=event;waiting=()=>target.requestSubmit(submitter)}
else{const button=event.target.closest?.("button[type=button]");if(button)waiting=()=>button.click()}
run()};
addEventListener("submit",keep,true);addEventListener("click",keep,true);
document.addEventListener("hydrated",()=>{removeEventListener("submit",keep,true);removeEventListener("click",keep,true);waiting?.()},{once:true});
${schedule}}`;
}
