import { addresses } from '../../business/addresses.ts';
import { capitalMenu } from '../../business/menus.ts';
import { callLink } from '../../business/whatsapp-link.ts';
import { capitalise } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';
import { CallButton } from './call-button.tsx';
import type { PageLink } from './link-list.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

const COLUMNS: readonly { readonly title: string; readonly links: readonly PageLink[] }[] = [
  {
    title: 'Aprender',
    links: [
      { label: 'Guia completo', address: addresses.guide },
      { label: 'Dúvidas frequentes', address: addresses.faq },
      { label: 'Centro de conhecimento', address: addresses.knowledgeCentre },
      { label: 'Programação do Jetflex', address: addresses.jetflexArticle },
    ],
  },
  {
    title: 'Regiões',
    links: [
      ...capitalMenu.groups.map(({ label, href }) => ({ label, address: href })),
      { label: 'Guarulhos', address: addresses.guarulhos },
      { label: 'Osasco', address: addresses.osasco },
    ],
  },
  {
    title: 'Site',
    links: [
      { label: 'Postagens', address: addresses.posts },
      { label: 'Mapa do site', address: addresses.sitemap },
      { label: 'Privacidade', address: addresses.privacy },
      { label: 'Admin', address: addresses.admin.login },
    ],
  },
];

function Identification() {
  const { facts, texts } = useSite();
  const { company } = facts;
  return (
    <address className="company">
      <b>{company.name}</b>
      CNPJ {company.cnpj}
      <br />
      {company.address}
      <br />
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <a href={callLink(company.phone)}>
        <b>{texts.phone}</b>
      </a>
      {capitalise(texts.hours)}; emergências, {texts.emergency} num raio de {texts.emergencyRadius}
    </address>
  );
}

function Conditions() {
  const { facts, texts } = useSite();
  return (
    <p className="legal">
      Preços dos kits com instalação nos {texts.municipalities} da Grande São Paulo. Parcelamento em{' '}
      {texts.instalmentsPhrase}; {texts.instantDiscount}. Garantia {facts.warranty.wording} de {texts.warranty}.
    </p>
  );
}

export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="closing">
          <h2>
            Portão parado? Mande uma foto. <br />A gente responde com uma estimativa.
          </h2>
          <div className="actions">
            <WhatsappButton />
            <CallButton />
          </div>
        </div>
        <div className="footer-columns">
          <Identification />
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h3>{title}</h3>
              {links.map(({ label, address }) => (
                <a key={address} href={address}>
                  {label}
                </a>
              ))}
            </nav>
          ))}
        </div>
        <Conditions />
      </div>
    </footer>
  );
}
