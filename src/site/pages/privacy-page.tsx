import { addresses } from '../../business/addresses.ts';
import Privacy, { meta } from '../../content/privacy.mdx';
import { updatedOn } from '../../content/updated-on.ts';
import type { SitePage } from '../site-page.ts';
import { Article } from '../sections/article.tsx';
import { Help } from '../sections/help.tsx';
import { useSite } from '../site-context.ts';

const TITLE = 'Privacidade e acessibilidade';

function Notice() {
  const { texts, facts } = useSite();
  return (
    <div className="prose">
      <Privacy f={texts} company={facts.company} />
    </div>
  );
}

export function privacyPage(): SitePage {
  return {
    head: {
      title: meta.title,
      description: meta.description,
      keywords: meta.keywords,
      canonicalPath: addresses.privacy,
      indexable: true,
    },
    styles: ['site', 'article'],
    breadcrumb: { trail: [], current: TITLE },
    updated: meta.updated,
    body: (
      <Article title={TITLE} lead="O que este site faz, e o que não faz, com os seus dados." meta={updatedOn(meta)}>
        <Notice />
        <Help
          title="Quer falar sobre os seus dados?"
          label="Chamar no WhatsApp"
          text="Escreva o que você quer saber, corrigir ou apagar."
          message="Olá! Quero falar sobre os meus dados pessoais."
        />
      </Article>
    ),
  };
}
