import { ADMINISTRATOR_HINT_COOKIE } from '../business/browser-keys.ts';

/** The only scripts that a page carries; each is inline, hashed for the Content-Security-Policy, and downloads nothing by itself. */

export const CITY_SEARCH_ID = 'busca-cidade';

export const HERO_VIDEO_ID = 'video';

/** The cookie means nothing by itself: every call of the island is checked on the server. */
export function administratorLoader(script: string): string {
  return `/(^|; )${ADMINISTRATOR_HINT_COOKIE.name}=${ADMINISTRATOR_HINT_COOKIE.value}/.test(document.cookie)&&import(${JSON.stringify(script)})`;
}

/** The island comes when the visitor reaches for the search; until then, and without scripts, it is a plain form. */
export function citySearchLoader(script: string): string {
  return `for(let e of["focusin","pointerdown"])document.getElementById("${CITY_SEARCH_ID}").addEventListener(e,()=>import(${JSON.stringify(script)}),{once:true})`;
}

/** The video takes the place of its link when that is pressed; until then nothing of it is loaded. Without scripts the link leads to it. */
export function heroVideoPlayer(): string {
  return `document.getElementById("${HERO_VIDEO_ID}").onclick=e=>{let a=e.currentTarget,f=document.createElement("iframe");if(e.ctrlKey||e.metaKey)return;f.src=a.href;f.title=a.textContent;f.allow="fullscreen";a.replaceWith(f);f.focus();return!1}`;
}
