import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { quoted } from '../../text/portuguese.ts';
import type { SitePage } from '../site-page.ts';
import { sentenceFromSlug } from '../name-from-slug.ts';
import { Article } from '../sections/article.tsx';
import { LinkList, type PageLink } from '../sections/link-list.tsx';
import { Help } from '../sections/help.tsx';

const ELSEWHERE: readonly PageLink[] = [
  { label: 'Todos os serviços', address: addresses.sitemap },
  { label: 'Dúvidas frequentes', address: addresses.faq },
  { label: 'Guia completo', address: addresses.guide },
];

/** A well-formed address of a topic that is in no table. */
export function unknownTopicPage({ slug }: { readonly slug: string }): SitePage {
  const title = sentenceFromSlug(slug);
  const question = chatText(`Procurei ${quoted(title)} no site. Vocês fazem esse serviço?`);
  return {
    head: {
      title,
      description: `${quoted(title)} não está na nossa lista de serviços. Veja o que fazemos com motores e portões automáticos na Grande São Paulo.`,
      canonicalPath: addresses.topic(slug),
      picturePath: addresses.home,
      indexable: false,
    },
    styles: ['site', 'article'],
    breadcrumb: { trail: [{ label: 'Serviços', address: addresses.sitemap }], current: title },
    chatMessage: question,
    body: (
      <Article
        title={title}
        lead={`${quoted(title)} não está na nossa lista de serviços: trabalhamos com motores e portões automáticos. Veja o que fazemos ou pergunte.`}
      >
        <LinkList links={ELSEWHERE} />
        <Help
          title="Tem um portão com defeito?"
          message={chatText('Meu portão está com defeito. Quero falar com um técnico.')}
        />
      </Article>
    ),
  };
}
