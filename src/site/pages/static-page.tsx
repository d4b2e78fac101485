import type { ReactNode } from 'react';
import { addresses } from '../../business/addresses.ts';
import type { HeadText, SitePage } from '../document.tsx';
import { Article } from '../sections/article.tsx';
import { BoardFacts } from '../sections/board-facts.tsx';
import { FactsSummary } from '../sections/facts-summary.tsx';
import { Help } from '../sections/help.tsx';
import { PrivacyNotice } from '../sections/privacy-notice.tsx';

export type StaticPageName = 'guide' | 'knowledgeCentre' | 'jetflexArticle' | 'faq' | 'guarulhos' | 'osasco' | 'privacy';

interface StaticPageText {
  readonly address: string;
  readonly heading: string;
  readonly title: HeadText;
  readonly lead: string;
  /** Of the block that ends the page. */
  readonly help: { readonly title: string; readonly label?: string; readonly text?: string; readonly message: string };
  readonly body?: ReactNode;
}

const PAGES: Readonly<Record<StaticPageName, StaticPageText>> = {
  guide: {
    address: addresses.guide,
    heading: 'Guia completo de motores de portão',
    title: ({ texts }) => `Guia completo de motores de portão ${texts.brand}`,
    lead: 'O que decide a escolha do motor: o tipo e o peso do portão, quantas vezes ele abre por dia e quanto tempo você aceita esperar.',
    help: {
      title: 'Quer ajuda para escolher?',
      label: 'Falar com Especialista',
      text: 'Mande uma foto do portão e a largura do vão. A gente calcula o peso com você e indica o motor.',
      message: 'Olá! Quero ajuda para escolher o motor do meu portão.',
    },
  },
  knowledgeCentre: {
    address: addresses.knowledgeCentre,
    heading: 'Centro de conhecimento',
    title: 'Centro de conhecimento sobre portões automáticos',
    lead: 'Cuidados, prazos e sinais de que o portão automático precisa de um técnico.',
    help: { title: 'Ficou com uma dúvida técnica?', message: 'Olá! Tenho uma dúvida técnica sobre o meu portão.' },
  },
  jetflexArticle: {
    address: addresses.jetflexArticle,
    heading: 'Programação da placa do motor Jetflex',
    title: ({ texts }) => `Programação da placa Jetflex ${texts.brand}`,
    lead: 'Antes de mexer na placa, desligue o disjuntor e confira o manual do seu modelo. Na dúvida, mande uma foto da placa.',
    body: <BoardFacts />,
    help: { title: 'Quer ajuda para programar a placa?', message: 'Olá! Preciso de ajuda para programar a placa do motor Jetflex.' },
  },
  faq: {
    address: addresses.faq,
    heading: 'Dúvidas frequentes',
    title: 'Dúvidas frequentes sobre motor de portão',
    lead: 'O que os clientes mais perguntam antes de pedir o motor: preço, prazo, garantia e área atendida.',
    help: { title: 'Sua dúvida não está aqui?', message: 'Olá! Tenho uma dúvida sobre motor de portão.' },
  },
  guarulhos: {
    address: addresses.guarulhos,
    heading: 'Motor de portão em Guarulhos',
    title: ({ texts }) => `Motor de portão ${texts.brand} em Guarulhos`,
    lead: 'Venda, instalação, manutenção e emergência de portões automáticos em todos os bairros de Guarulhos.',
    help: { title: 'Portão parado em Guarulhos?', message: 'Olá! Preciso de um técnico de portão em Guarulhos.' },
  },
  osasco: {
    address: addresses.osasco,
    heading: 'Motor de portão em Osasco',
    title: ({ texts }) => `Motor de portão ${texts.brand} em Osasco`,
    lead: 'Venda, instalação, manutenção e emergência de portões automáticos em todos os bairros de Osasco.',
    help: { title: 'Portão parado em Osasco?', message: 'Olá! Preciso de um técnico de portão em Osasco.' },
  },
  privacy: {
    address: addresses.privacy,
    heading: 'Privacidade',
    title: 'Aviso de privacidade',
    lead: 'O que este site faz, e o que não faz, com os seus dados.',
    body: <PrivacyNotice />,
    help: {
      title: 'Quer falar sobre os seus dados?',
      label: 'Chamar no WhatsApp',
      text: 'Escreva o que você quer saber, corrigir ou apagar.',
      message: 'Olá! Quero falar sobre os meus dados pessoais.',
    },
  },
};

export function staticPage(name: StaticPageName): SitePage {
  const { address, heading, title, lead, help, body } = PAGES[name];
  return {
    head: { title, description: lead, canonicalPath: address, indexable: false },
    styles: ['site', 'article'],
    body: (
      <Article title={heading} trail={[]} lead={lead} quoteMessage={help.message}>
        {body}
        {name !== 'privacy' && <FactsSummary />}
        <Help {...help} />
      </Article>
    ),
  };
}
