import { useEffect, useRef, useState } from 'react';
import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { type Place, whereIs } from '../../business/place.ts';
import { placeHref } from '../../business/place-href.ts';
import { type PlaceSearch, searchPlaces } from '../../business/place-search.ts';
import { municipalities } from '../../business/places.ts';
import { whatsappLink } from '../../business/whatsapp-link.ts';
import { Icon } from './icons.tsx';

/** As many as a phone shows above the list of cities. */
const NEIGHBOURHOODS_SHOWN = 12;

interface CitySearchProps {
  /** A municipality's name: emphasised and announced while nothing is searched. */
  readonly highlighted: string | null;
  /** What the form was sent with; '' for nothing. */
  readonly query: string;
  /** Where a place is asked for: digits with country and area code. */
  readonly phone: string;
}

/** What is said of a search that named no municipality. */
function finding({ cities, neighbourhoods, place, postalCode }: PlaceSearch): string {
  if (postalCode === 'begun') return 'Continue: o CEP tem 8 números.';
  if (place?.kind !== 'municipality' && neighbourhoods.length > 0)
    return place ? 'Atendemos aqui:' : 'Bairros que atendemos com este nome:';
  return cities.length > 0
    ? ''
    : 'Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.';
}

/** A find asks for a quote, a miss whether we go there. */
function chatAbout({ place, postalCode }: PlaceSearch, typed: string) {
  const code = postalCode === 'whole' ? ` (CEP ${typed})` : '';
  return place
    ? {
        label: 'Pedir orçamento',
        message: chatText(`Meu portão fica ${whereIs(place)}${code}. Quero um orçamento.`, {
          place: place.kind !== 'municipality',
        }),
      }
    : {
        label: 'Perguntar no WhatsApp',
        message: code ? `Olá! Vocês atendem o CEP ${typed}?` : `Olá! Vocês atendem em ${typed}?`,
      };
}

function Neighbourhoods({ found }: { readonly found: PlaceSearch['neighbourhoods'] }) {
  const hidden = found.length - NEIGHBOURHOODS_SHOWN;
  return (
    <>
      <ul className="city-list">
        {found.slice(0, NEIGHBOURHOODS_SHOWN).map((place) => (
          <li key={place.key}>
            <a href={placeHref(place)}>{`${place.name}, ${place.municipality}`}</a>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="no-city">{`Há mais ${hidden} com este nome: escreva mais letras.`}</p>}
    </>
  );
}

interface CityListProps {
  readonly cities: readonly Place[];
  /** Those that are shown. */
  readonly found: readonly Place[];
  readonly current: string | null;
  /** Whether something was; the list then stands open on phones too. */
  readonly searched: boolean;
}

function CityList({ cities, found, current, searched }: CityListProps) {
  return (
    <details className="folded" hidden={found.length === 0} open={searched}>
      <summary>{`Lista de cidades (${found.length})`}</summary>
      <ul className="city-list" aria-label="Lista de cidades">
        {cities.map((place) => (
          <li key={place.key} hidden={!found.includes(place)}>
            <a href={placeHref(place)} aria-current={place.name === current ? 'true' : undefined}>
              {place.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Rendered on the server as a plain form that any browser sends, and taken over by the island, which finds the same while one types. */
export function CitySearch({ highlighted, query: sent, phone }: CitySearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(sent);
  // What was typed before the island arrived is in the field only.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  const typed = query.trim();
  const search = searchPlaces(typed);
  const city = typed === '' ? highlighted : (search.city?.name ?? null);
  const said = finding(search);
  const chat = chatAbout(search, typed);
  // First, because on a phone it would stand below the edge of the list.
  const cities = municipalities.toSorted((one, other) => Number(other.name === city) - Number(one.name === city));

  return (
    <>
      <form className="city-form" action={addresses.search} role="search">
        <label className="visually-hidden" htmlFor="cidade">
          Cidade, bairro ou CEP
        </label>
        <input
          ref={field}
          id="cidade"
          name="q"
          type="search"
          placeholder="Busque sua cidade..."
          autoComplete="address-level2"
          maxLength={100}
          defaultValue={sent}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <button className="button" type="submit">
          Buscar
        </button>
      </form>
      <div role="status">
        {city !== null && <p className="city-included">{`Incluindo ${city}!`}</p>}
        {said !== '' && <p className="no-city">{said}</p>}
      </div>
      {search.neighbourhoods.length > 0 && <Neighbourhoods found={search.neighbourhoods} />}
      {typed !== '' && search.postalCode !== 'begun' && (
        <p className="no-city">
          <a className="button button-chat" href={whatsappLink(phone, chat.message)} target="_blank" rel="noopener">
            <Icon name="chat" />
            <span>{chat.label}</span>
          </a>
        </p>
      )}
      <CityList cities={cities} found={search.cities} current={city} searched={typed !== ''} />
    </>
  );
}
