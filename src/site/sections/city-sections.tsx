import { addresses, NEIGHBOURHOODS_ID } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { placeHref } from '../../business/place-href.ts';
import { neighbourhoodsOf, requirePlaceByKey } from '../../business/places.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import { promotionOn } from '../../business/promotion.ts';
import type { CityPageKey } from '../../business/city-pages.ts';
import { cityPageTestimonials, SAMPLE_NOTE } from '../../business/testimonials.ts';
import type { CityContent, TitledText } from '../../content/city-content.ts';
import { useSite } from '../site-context.ts';
import { CallButton } from './call-button.tsx';
import { CoverageMap } from './coverage-map.tsx';
import { HeadedSection } from './headed-section.tsx';
import { InitialledList } from './initialled-list.tsx';
import { Shipping } from './shipping.tsx';
import { Voice } from './testimonials.tsx';
import { Meanings } from './topic-sections.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

/** Services, reasons: a heading and its points. */
export function TitledTexts({ title, items }: { readonly title: string; readonly items: readonly TitledText[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Meanings rows={items.map((item) => ({ sign: item.title, meaning: item.text }))} />
    </section>
  );
}

/** Only between its first and last day; the page's cached copy ends with it. */
export function CityPromotion({ title, text, conditions, button, message }: CityContent['promotion']) {
  const { facts, now } = useSite();
  if (!promotionOn(facts, now)) return null;
  return (
    <section className="short-answer" aria-labelledby="promocao">
      <h2 id="promocao">{title}</h2>
      <p>{text}</p>
      <p className="meta">{conditions}</p>
      <WhatsappButton label={button} message={chatText(message)} />
    </section>
  );
}

export function CityCall({ title, text, button }: CityContent['call']) {
  return (
    <section className="help" aria-labelledby="ligar">
      <h2 id="ligar">{title}</h2>
      <p>{text}</p>
      <div className="actions">
        <CallButton label={button} />
      </div>
    </section>
  );
}

export function CityNeighbourhoods({ city, title, text }: TitledText & { readonly city: string }) {
  return (
    <HeadedSection id={NEIGHBOURHOODS_ID} title={title} lead={text} className="on-paper">
      <InitialledList
        name="bairro"
        links={neighbourhoodsOf(requirePlaceByKey(city)).map((place) => ({
          label: place.name,
          address: placeHref(place),
        }))}
      />
    </HeadedSection>
  );
}

/** The field for any other place, what lies next to this one, and the map. */
export function CityShipping({ city }: { readonly city: CityPageKey }) {
  const place = requirePlaceByKey(city);
  return (
    <Shipping city={city} map={<CoverageMap place={place} />}>
      Ao lado:{' '}
      {neighboursOf(place).map((near, at) => (
        <span key={near.slug}>
          {at > 0 && ', '}
          <a href={placeHref(near)}>{near.name}</a>
        </span>
      ))}
      . Veja <a href={addresses.sitemap}>todas as cidades e bairros</a>.
    </Shipping>
  );
}

export function CityTestimonials({ city, title, text }: TitledText & { readonly city: CityPageKey }) {
  const shown = cityPageTestimonials(useSite().facts, city);
  if (shown.length === 0) return null;
  return (
    <HeadedSection id="depoimentos" title={title} lead={shown.some(({ sample }) => sample) ? SAMPLE_NOTE : text}>
      <div className="voices many-voices">
        {shown.map((testimonial) => (
          <Voice key={testimonial.name} {...testimonial} />
        ))}
      </div>
    </HeadedSection>
  );
}
