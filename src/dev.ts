import { type AdminFiles, type Assets, BROWSER_ENTRIES, readStyles } from './assets.ts';
import { loadConfig } from './config.ts';
import { standardLog as log } from './log.ts';
import { type StartedApp, startApp } from './start-app.ts';

declare global {
  /** Outlives a reload of this module, which must stop what the last one started. */
  var startedForDevelopment: Promise<StartedApp> | undefined;
}

const source = (file: string) => `/${file}`;
const stylesheet = (file: string) => `@import url("${source(file)}?direct");`;

const adminFiles = (file: string): AdminFiles => ({
  scripts: ['/@vite/client', source(file)],
  preloads: [],
  styles: [],
});

/** Vite serves the browser's files from their sources. */
const ASSETS: Assets = {
  site: {
    css: readStyles(BROWSER_ENTRIES.css, stylesheet),
    fontUrl: source(BROWSER_ENTRIES.font),
    kitDrawing: source(BROWSER_ENTRIES.kitDrawing),
    citySearchScript: source(BROWSER_ENTRIES.citySearch),
    administratorScript: source(BROWSER_ENTRIES.administrator),
  },
  admin: {
    panel: adminFiles(BROWSER_ENTRIES.admin),
    entrance: adminFiles(BROWSER_ENTRIES.entrance),
    screens: new Map(),
    font: source(BROWSER_ENTRIES.font),
    preamble:
      'import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;',
  },
};

const previous = globalThis.startedForDevelopment;
globalThis.startedForDevelopment = (async () => {
  const old = await previous?.catch(() => undefined);
  await old?.stop();
  const started = await startApp(loadConfig(process.env), ASSETS, null, null, log);
  if (started.credentials?.generatedPassword) {
    log.info('Primeiro administrador', {
      email: started.credentials.email,
      password: started.credentials.generatedPassword,
    });
  }
  return started;
})();

/** The application that `@hono/vite-dev-server` runs. */
export default {
  async fetch(request: Request): Promise<Response> {
    const started = await globalThis.startedForDevelopment;
    if (!started) throw new Error('The development server has not started');
    return started.app.http.fetch(request);
  },
};
