import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { type LocationPost, locationPosts, type ServiceType } from '../../business/location-titles.ts';
import { whereIs } from '../../business/place.ts';
import { placeHref } from '../../business/place-href.ts';
import { quoted } from '../../text/portuguese.ts';
import type { SitePage } from '../document.tsx';
import { Article, ArticleHtml } from '../sections/article.tsx';
import { Help } from '../sections/help.tsx';
import type { PageLink } from '../sections/link-list.tsx';
import { SharedSections } from '../sections/shared-sections.tsx';

interface PostPageInput {
  readonly post: LocationPost;
  readonly description: string;
  readonly bodyHtml: string;
  /** The post's own address, or that of a generated page with the same title that may be indexed. */
  readonly canonicalPath: string;
}

/** The other posts of the place, and the place itself. */
function relatedTo(post: LocationPost): readonly PageLink[] {
  return [
    { label: `Motor de portão: ${post.place.name}`, address: placeHref(post.place) },
    ...locationPosts
      .filter((other) => other.place.key === post.place.key && other.slug !== post.slug)
      .map(({ title, slug }) => ({ label: title, address: addresses.post(slug) })),
  ];
}

/** What somebody looks for who lands on a post of each kind. */
const WISHES: Readonly<Record<ServiceType, string>> = {
  'Motor de Portão': 'Procuro um motor de portão.',
  'Motor Basculante': 'Procuro um motor para portão basculante.',
  'Automação de Portões': 'Quero automatizar o meu portão.',
  'Loja de Motor': 'Quero comprar um motor de portão.',
  'Portões Eletrônicos': 'Procuro um portão eletrônico.',
};

export function postPage({ post, description, bodyHtml, canonicalPath }: PostPageInput): SitePage {
  const { title, serviceType, place } = post;
  const says = (wish = '') => chatText(`Meu portão fica ${whereIs(place)}. ${WISHES[serviceType]}${wish}`, { place: true, gate: serviceType === 'Motor Basculante' });
  return {
    head: {
      title,
      description,
      canonicalPath,
      indexable: true,
      kind: 'article',
    },
    styles: ['site', 'article', 'region'],
    chatMessage: says(),
    body: (
      <Article
        title={title}
        trail={[{ label: 'Postagens', address: addresses.posts }]}
        lead={description}
        quoteMessage={says(' Quero um orçamento.')}
        related={relatedTo(post)}
        after={<SharedSections city={post.place.municipality} />}
      >
        <ArticleHtml html={bodyHtml} />
        <Help title={`Precisa de ajuda com ${quoted(title)}?`} message={says(' Quero falar com um técnico.')} />
      </Article>
    ),
  };
}
