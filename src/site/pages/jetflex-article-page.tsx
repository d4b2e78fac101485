import { addresses } from '../../business/addresses.ts';
import { withBrand } from '../../business/brand.ts';
import { chatText } from '../../business/chat-texts.ts';
import JetflexProgramming, { meta } from '../../content/jetflex-programming.mdx';
import { updatedOn } from '../../content/updated-on.ts';
import type { SitePage } from '../site-page.ts';
import { Article } from '../sections/article.tsx';
import { ClearTravelRuler, EraseRemotesRuler } from '../sections/hold-ruler.tsx';
import { LitDrawing } from '../sections/lit-drawing.tsx';
import { NearDrawing } from '../sections/near-drawing.tsx';
import { Help } from '../sections/help.tsx';
import { useSite } from '../site-context.ts';

const TITLE = 'Programação da placa do motor Jetflex';
const LEAD =
  'Antes de mexer na placa, desligue o disjuntor e confira o manual do seu modelo. Na dúvida, mande uma foto da placa.';

/** What the text names and does not draw itself. */
const DRAWN = {
  RecordButton: () => <LitDrawing shown={{ drawing: 'board', part: 'record-button', isAssumed: false }} />,
  TravelButton: () => <NearDrawing drawing="board" part="travel-button" />,
  EraseRemotesRuler,
  ClearTravelRuler,
};

function Procedures() {
  const { texts, facts } = useSite();
  return (
    <div className="prose">
      <JetflexProgramming f={texts} company={facts.company} components={DRAWN} />
    </div>
  );
}

export function jetflexArticlePage(): SitePage {
  return {
    head: {
      title: ({ facts }) => withBrand(meta.title, facts.brand),
      description: ({ facts }) => withBrand(meta.description, facts.brand),
      keywords: ({ facts }) => meta.keywords.map((word: string) => withBrand(word, facts.brand)),
      canonicalPath: addresses.jetflexArticle,
      indexable: true,
      kind: 'article',
    },
    styles: ['site', 'article', 'intentCard', 'chapters', 'parts'],
    breadcrumb: { trail: [], current: TITLE },
    structuredData: 'article',
    updated: meta.updated,
    chatMessage: chatText('Tenho uma dúvida sobre a programação da placa do meu motor Jetflex.'),
    body: (
      <Article
        title={TITLE}
        lead={LEAD}
        meta={updatedOn(meta)}
        question={chatText('Quero perguntar a um técnico: programo a placa do meu motor Jetflex e parei em: ___')}
        related={[
          { label: 'Programação de controle remoto', address: addresses.topic('programacao-de-controle-remoto') },
          { label: 'Central de comando para portão', address: addresses.topic('central-de-comando-para-portao') },
          { label: 'Controle remoto não funciona', address: addresses.topic('controle-remoto-nao-funciona') },
        ]}
      >
        <Procedures />
        <Help
          title="Quer ajuda para programar a placa?"
          message={chatText('Quero falar com um técnico: preciso programar a placa do meu motor Jetflex.')}
        />
      </Article>
    ),
  };
}
