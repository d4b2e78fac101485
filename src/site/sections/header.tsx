import { addresses } from '../../business/addresses.ts';
import { callLink } from '../../business/whatsapp-link.ts';
import { useSite } from '../site-context.ts';
import { BrandMark, Icon } from './icons.tsx';
import { MENU_ID, Menu } from './menu.tsx';
import { OpeningNow } from './opening-now.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

export function Header() {
  const { facts, texts, emergency } = useSite();
  return (
    <header>
      <div className="masthead">
        <div className="wrap">
          <a className="brand" href={addresses.home}>
            <BrandMark />
            <span>
              <b>{texts.company}</b>
              <small>Qualidade garantida • Entrega rápida</small>
            </span>
          </a>
          {/* Where somebody may be in danger the page's own keys are the only ones. */}
          {!emergency && (
            <>
              <a className="phone" href={callLink(facts.company.phone)}>
                <Icon name="phone" />
                <b>{texts.phone}</b>
                <small>
                  <OpeningNow />
                </small>
              </a>
              <WhatsappButton variant="compact" />
            </>
          )}
          <button className="menu-button" popoverTarget={MENU_ID} type="button">
            <i />
            Menu
          </button>
        </div>
      </div>
      <div className="menu-strip">
        <div className="wrap">
          <Menu />
        </div>
      </div>
    </header>
  );
}
