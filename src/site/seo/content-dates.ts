import { addresses } from '../../business/addresses.ts';
import { meta as guide } from '../../content/guide.mdx';
import { guarulhosContent, osascoContent } from '../../content/cities.ts';
import { meta as jetflexArticle } from '../../content/jetflex-programming.mdx';
import { knowledgeCentreMeta } from '../../content/knowledge-centre.ts';
import { meta as privacy } from '../../content/privacy.mdx';
import { questionsMeta } from '../../content/frequent-questions.ts';
import type { FactTexts } from '../../business/fact-texts.ts';

/**
 * The day of the last change to a page's text, 'YYYY-MM-DD', by its address; null for pages whose texts carry no date, which is
 * better than an untrue one.
 */
export function contentDate(path: string, texts: FactTexts): string | null {
  switch (path) {
    case addresses.guide:
      return guide.updated;
    case addresses.jetflexArticle:
      return jetflexArticle.updated;
    case addresses.knowledgeCentre:
      return knowledgeCentreMeta.updated;
    case addresses.faq:
      return questionsMeta.updated;
    case addresses.privacy:
      return privacy.updated;
    case addresses.guarulhos:
      return guarulhosContent(texts).meta.updated;
    case addresses.osasco:
      return osascoContent(texts).meta.updated;
    default:
      return null;
  }
}
