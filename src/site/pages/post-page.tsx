import { addresses } from '../../business/addresses.ts';
import { type LocationPost, locationPosts } from '../../business/location-titles.ts';
import { placeHref } from '../../business/place-href.ts';
import { chatAboutPage } from '../../business/whatsapp-link.ts';
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

export function postPage({ post, description, bodyHtml, canonicalPath }: PostPageInput): SitePage {
  const { title } = post;
  return {
    head: {
      title,
      description,
      canonicalPath,
      indexable: true,
      kind: 'article',
    },
    styles: ['site', 'article', 'region'],
    chatMessage: chatAboutPage(title),
    body: (
      <Article
        title={title}
        trail={[{ label: 'Postagens', address: addresses.posts }]}
        lead={description}
        quoteMessage={`Olá! Li a página “${title}” e quero um orçamento.`}
        related={relatedTo(post)}
        after={<SharedSections city={post.place.municipality} />}
      >
        <ArticleHtml html={bodyHtml} />
        <Help title={`Precisa de ajuda com ${title}?`} message={`Olá! Li a página “${title}” e preciso de ajuda.`} />
      </Article>
    ),
  };
}
