import { renderToStaticMarkup } from 'react-dom/server';
import { openingState } from '../business/opening-hours.ts';
import { ContactBar } from './sections/contact-bar.tsx';
import { Footer } from './sections/footer.tsx';
import { Header } from './sections/header.tsx';
import { IconSprite } from './sections/icons.tsx';
import { MENU_ADDRESSES } from './sections/menu.tsx';
import { type Site, SiteContextHolder } from './site-context.ts';

/** What stands before and after the content of every page. */
export interface Shell {
  readonly above: string;
  readonly below: string;
}

/** Stands for the chat's text in the shared shell; passes through addresses and HTML as it is. */
const MESSAGE = 'texto-da-conversa-desta-pagina';
/** The same for what the bar asks for. */
const ASKED = 'pedido-da-barra-desta-pagina';

export function renderShell(site: Site): Shell {
  const above = renderToStaticMarkup(
    <SiteContextHolder value={site}>
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <IconSprite />
      <Header />
    </SiteContextHolder>,
  );
  const below = renderToStaticMarkup(
    <SiteContextHolder value={site}>
      <Footer />
      <ContactBar />
    </SiteContextHolder>,
  );
  return { above, below };
}

/** As React writes it into an attribute. */
function inAddress(message: string): string {
  return encodeURIComponent(message).replaceAll("'", '&#x27;');
}

/**
 * The shell, rendered once for all pages until the facts or the hour change it. Pages differ in it only by what the chat's buttons say: its
 * few labels are part of the shared ones. Pages that the menu marks as the current one have their own.
 */
export function createShells(): (site: Site) => Shell {
  let facts: Site['facts'] | null = null;
  let shells = new Map<string, Shell>();
  return (site) => {
    if (facts !== site.facts) [facts, shells] = [site.facts, new Map()];
    const path = MENU_ADDRESSES.has(site.path) ? site.path : '';
    const key = JSON.stringify([
      path,
      openingState(site.facts, site.now).open,
      site.siteUrl,
      site.emergency,
      site.ask.label,
      site.ask.callsFirst ?? false,
    ]);
    const shared =
      shells.get(key) ?? renderShell({ ...site, path, chatMessage: MESSAGE, ask: { ...site.ask, message: ASKED } });
    shells.set(key, shared);
    const message = inAddress(site.chatMessage);
    return {
      above: shared.above.replaceAll(MESSAGE, () => message),
      below: shared.below.replaceAll(MESSAGE, () => message).replace(ASKED, () => inAddress(site.ask.message)),
    };
  };
}

/** Of this process. */
export const shellOf = createShells();
