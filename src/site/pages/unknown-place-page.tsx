import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { placeHref } from '../../business/place-href.ts';
import { listPlacesByBareSlug } from '../../business/places.ts';
import { inPlace } from '../../text/portuguese.ts';
import type { SitePage } from '../site-page.ts';
import { nameFromSlug } from '../name-from-slug.ts';
import { Article } from '../sections/article.tsx';
import { FactsSummary } from '../sections/facts-summary.tsx';
import { Help } from '../sections/help.tsx';
import { PlaceForm } from '../sections/place-form.tsx';
import { LinkList } from '../sections/link-list.tsx';
import { UnknownPlaceBenefits } from '../sections/unknown-place-benefits.tsx';

/** A well-formed address of a place that is in no table, or of a name that several places bear: those are offered. */
export function unknownPlacePage({ slug }: { readonly slug: string }): SitePage {
  const bearers = listPlacesByBareSlug(slug);
  const [bearer] = bearers;
  const name = bearer?.name ?? nameFromSlug(slug);
  const where = bearer ? inPlace(bearer) : `em ${name}`;
  const says = (request: string) =>
    chatText(`Meu portão fica ${where}. ${request}${bearer ? '\nCidade: ' : ''}`, { place: true });
  const question = bearer ? '' : 'Vocês atendem aí? ';
  const title = `Motor para portão ${where}`;
  return {
    head: {
      title: ({ texts }) => `Motor para Portão ${texts.brand} ${where}`,
      description: ({ texts }) =>
        `Atendemos os ${texts.municipalities} da Grande São Paulo. Consulte a disponibilidade ${where} pelo WhatsApp.`,
      canonicalPath: addresses.place(slug),
      picturePath: addresses.home,
      indexable: false,
    },
    styles: bearer ? ['site', 'article'] : ['site', 'article', 'priceCard', 'listing'],
    breadcrumb: { trail: [], current: title },
    chatMessage: says(bearer ? 'Gostaria de receber mais informações.' : 'Vocês atendem aí?'),
    body: (
      <Article
        title={title}
        lead={
          bearer
            ? `Há ${bearers.length} lugares com o nome ${name} entre os que atendemos. Escolha o seu.`
            : `${name} não está na nossa lista de lugares. Diga onde fica o portão e respondemos se a equipe chega até aí.`
        }
        // Prices would push the choice below the screen of a phone.
        {...(!bearer && {
          contents: <PlaceForm />,
          first: <UnknownPlaceBenefits where={where} />,
          quoteMessage: says(`${question}Quero um orçamento de motor.`),
        })}
      >
        {bearer && (
          <section>
            <h2>Qual deles?</h2>
            <LinkList
              columns={2}
              links={bearers.map((place) => ({
                label: `${place.name}, ${place.municipality}`,
                address: placeHref(place),
              }))}
            />
          </section>
        )}
        {bearer && <UnknownPlaceBenefits where={where} />}
        <FactsSummary />
        <Help
          title={`Precisa de ajuda com um portão ${where}?`}
          message={says(`${question}Quero falar com um técnico.`)}
        />
      </Article>
    ),
  };
}
