import type { CityPageKey } from '../../business/city-pages.ts';
import { chatText } from '../../business/chat-texts.ts';
import { factTexts } from '../../business/fact-texts.ts';
import type { Facts } from '../../business/facts.ts';
import { requirePlaceByKey } from '../../business/places.ts';
import { promotionChangesAt } from '../../business/promotion.ts';
import { cityContent } from '../../content/cities.ts';
import { openGatePicture } from '../drawings/picture-files.tsx';
import type { SitePage } from '../site-page.ts';
import { Article } from '../sections/article.tsx';
import {
  CityCall,
  CityNeighbourhoods,
  CityPromotion,
  CityShipping,
  CityTestimonials,
  TitledTexts,
} from '../sections/city-sections.tsx';
import { Help } from '../sections/help.tsx';
import { Hero } from '../sections/hero.tsx';
import { Questions } from '../sections/questions.tsx';
import { Meanings } from '../sections/topic-sections.tsx';

interface CityPageInput {
  readonly city: CityPageKey;
  readonly path: string;
  readonly facts: Facts;
  readonly now: Date;
}

export function cityPage({ city, path, facts, now }: CityPageInput): SitePage {
  const content = cityContent(city, factTexts(facts));
  const { title, description, keywords } = content.meta;
  const says = (request: string) => chatText(`Meu portão fica em ${city}. ${request}`);
  const promotionChanges = promotionChangesAt(facts, now);
  return {
    head: {
      title,
      description,
      keywords,
      canonicalPath: path,
      indexable: true,
    },
    styles: ['city', 'priceCard', 'coverageMap', 'initials'],
    ...(promotionChanges && { validUntil: promotionChanges }),
    breadcrumb: { trail: [], current: content.headline },
    updated: content.meta.updated,
    chatMessage: says('Gostaria de receber mais informações.'),
    body: <CityBody city={city} content={content} says={says} />,
  };
}

interface CityBodyProps {
  readonly city: CityPageKey;
  readonly content: ReturnType<typeof cityContent>;
  readonly says: (request: string) => string;
}

function CityBody({ city, content, says }: CityBodyProps) {
  return (
    <Article
      title={content.headline}
      lead={content.lead}
      quoteMessage={says('Quero um orçamento de motor.')}
      hero={
        <Hero
          city={requirePlaceByKey(city)}
          where={`Meu portão fica em ${city}. `}
          scene={
            <div className="stage">
              <img src={openGatePicture()} alt="" width="640" height="520" loading="lazy" />
            </div>
          }
        />
      }
      first={
        <>
          {content.introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <CityPromotion {...content.promotion} />
        </>
      }
      after={
        <>
          <CityNeighbourhoods city={city} {...content.neighbourhoods} />
          <CityTestimonials city={city} {...content.testimonials} />
          <CityShipping city={city} />
        </>
      }
    >
      <TitledTexts {...content.services} />
      <CityCall {...content.call} />
      <TitledTexts {...content.reasons} />
      <section>
        <h2>{content.maintenanceTips.title}</h2>
        <p>{content.maintenanceTips.text}</p>
        <ul>
          {content.maintenanceTips.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{content.prices.title}</h2>
        <Questions items={content.prices.questions} />
      </section>
      <section>
        <h2>{content.warningSigns.title}</h2>
        <p>{content.warningSigns.text}</p>
        <Meanings rows={content.warningSigns.items} />
      </section>
      <Help title={`Precisa de um técnico em ${city}?`} message={says('Quero falar com um técnico.')} />
    </Article>
  );
}
