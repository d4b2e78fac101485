import { ADMINISTRATOR_HINT_COOKIE } from '../business/browser-keys.ts';
import type { SiteAssets } from './site-context.ts';
import type { PageScript } from './site-page.ts';

export const CITY_SEARCH_ID = 'busca-cidade';

export const HERO_VIDEO_ID = 'video';

export const ADMINISTRATOR_ACTIONS_ID = 'admin-actions';

/** The cookie means nothing by itself: every call of the island is checked on the server. */
export function administratorLoader(script: string): string {
  return `/(^|; )${ADMINISTRATOR_HINT_COOKIE.name}=${ADMINISTRATOR_HINT_COOKIE.value}/.test(document.cookie)&&import(${JSON.stringify(script)})`;
}

/** The island comes when the visitor reaches for the search; until then, and without scripts, it is a plain form. */
function citySearchLoader(script: string): string {
  return `for(let e of["focusin","pointerdown"])document.getElementById("${CITY_SEARCH_ID}").addEventListener(e,()=>import(${JSON.stringify(script)}),{once:true})`;
}

/** The video takes the place of its link when that is pressed; until then nothing of it is loaded. Without scripts the link leads to it. */
function heroVideoPlayer(): string {
  return `document.getElementById("${HERO_VIDEO_ID}").onclick=e=>{let a=e.currentTarget,f=document.createElement("iframe");if(e.ctrlKey||e.metaKey)return;f.src=a.href;f.title=a.textContent;f.allow="fullscreen";a.replaceWith(f);f.focus();return!1}`;
}

type Write = (assets: Pick<SiteAssets, 'administratorScript' | 'citySearchScript'>) => string;

/** The only scripts that a page carries, in their order; each is inline, hashed for the Content-Security-Policy, and downloads nothing by itself. */
const WRITTEN: readonly (readonly [name: PageScript, write: Write])[] = [
  ['administrator', ({ administratorScript }) => administratorLoader(administratorScript)],
  ['citySearch', ({ citySearchScript }) => citySearchLoader(citySearchScript)],
  ['heroVideo', heroVideoPlayer],
];

/** The element that each script waits on. */
export const SCRIPT_ELEMENTS: Readonly<Record<PageScript, string>> = {
  administrator: ADMINISTRATOR_ACTIONS_ID,
  citySearch: CITY_SEARCH_ID,
  heroVideo: HERO_VIDEO_ID,
};

export function inlineScripts(names: readonly PageScript[], assets: SiteAssets): readonly string[] {
  return WRITTEN.filter(([name]) => names.includes(name)).map(([, write]) => write(assets));
}
