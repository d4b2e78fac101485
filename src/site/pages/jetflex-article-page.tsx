import { addresses } from '../../business/addresses.ts';
import { chatAboutPage } from '../../business/whatsapp-link.ts';
import JetflexProgramming, { meta } from '../../content/jetflex-programming.mdx';
import { updatedOn } from '../../content/updated-on.ts';
import type { SitePage } from '../document.tsx';
import { Article } from '../sections/article.tsx';
import { Help } from '../sections/help.tsx';
import { useSite } from '../site-context.ts';

const TITLE = 'Programação da placa do motor Jetflex';
const LEAD = 'Antes de mexer na placa, desligue o disjuntor e confira o manual do seu modelo. Na dúvida, mande uma foto da placa.';

function Procedures() {
  const { texts, facts } = useSite();
  return (
    <div className="prose">
      <JetflexProgramming f={texts} company={facts.company} />
    </div>
  );
}

export function jetflexArticlePage(): SitePage {
  return {
    head: {
      title: meta.title,
      description: meta.description,
      keywords: meta.keywords,
      canonicalPath: addresses.jetflexArticle,
      indexable: true,
      kind: 'article',
    },
    styles: ['site', 'article'],
    chatMessage: chatAboutPage(TITLE),
    body: (
      <Article
        title={TITLE}
        trail={[]}
        lead={LEAD} meta={updatedOn(meta)}
        quoteMessage="Olá! Li sobre a programação do Jetflex e quero um orçamento."
        related={[
          { label: 'Programação de controle remoto', address: addresses.topic('programacao-de-controle-remoto') },
          { label: 'Central de comando para portão', address: addresses.topic('central-de-comando-para-portao') },
          { label: 'Controle remoto não funciona', address: addresses.topic('controle-remoto-nao-funciona') },
        ]}
      >
        <Procedures />
        <Help title="Quer ajuda para programar a placa?" message="Olá! Preciso de ajuda para programar a placa do motor Jetflex." />
      </Article>
    ),
  };
}
