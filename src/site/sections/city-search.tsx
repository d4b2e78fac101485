import { type FormEvent, useEffect, useRef, useState } from 'react';
import { addresses } from '../../business/addresses.ts';
import { whatsappLink } from '../../business/whatsapp-link.ts';
import { searchKey } from '../../text/slug.ts';
import { Icon } from './icons.tsx';

interface SearchableCity {
  readonly name: string;
  readonly href: string;
}

interface CitySearchProps {
  readonly cities: readonly SearchableCity[];
  /** What the server found for `query` where no city has that name. */
  readonly neighbourhoods: readonly SearchableCity[];
  /** Emphasised and announced. */
  readonly highlighted: string | null;
  /** What the form was sent with; '' for nothing. */
  readonly query: string;
  /** Where a place that is in no list is asked for: digits with country and area code. */
  readonly phone: string;
}

/**
 * Rendered on the server as a plain form, and taken over by the island when the visitor reaches for it. Cities that do not match
 * stay in the page, hidden, so that the island reads the whole list from there instead of downloading it.
 */
export function CitySearch({ cities, neighbourhoods, highlighted, query: sent, phone }: CitySearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(sent);
  // What was typed before the island arrived is in the field only.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  const wanted = searchKey(query);
  const asSent = query === sent;
  const found = asSent && neighbourhoods.length > 0;
  const matches = (city: SearchableCity) => searchKey(city.name).includes(wanted) || (found && city.name === highlighted);
  const some = cities.some(matches);
  // The server knows the neighbourhoods too, which would be too many to bring along.
  const live = (event: FormEvent) => {
    if (some) event.preventDefault();
  };

  return (
    <>
      <form className="city-form" action={`${addresses.home}#frete`} method="get" role="search" onSubmit={live}>
        <label className="visually-hidden" htmlFor="cidade">
          Cidade
        </label>
        <input
          ref={field}
          id="cidade"
          name="cidade"
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
      {highlighted !== null && <p className="city-included">{`Incluindo ${highlighted}!`}</p>}
      <p className="no-city" role="status">
        {found && 'Atendemos aqui:'}
        {!found && !some && 'Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.'}
      </p>
      {!some && !asSent && <p className="no-city">É um bairro? Toque em Buscar.</p>}
      {!found && !some && (
        <p className="no-city">
          <a className="button button-chat" href={whatsappLink(phone, `Olá! Vocês atendem ${query.trim()}?`)} target="_blank" rel="noopener">
            <Icon name="chat" />
            <span>Perguntar pelo meu bairro</span>
          </a>
        </p>
      )}
      {found && (
        <ul className="city-list city-neighbourhoods">
          {neighbourhoods.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <div className="city-scroll" hidden={!some} tabIndex={0} role="region" aria-label="Lista de cidades">
        <ul className="city-list">
          {cities.map((city) => (
            <li key={city.href} hidden={!matches(city)}>
              <a href={city.href} aria-current={city.name === highlighted ? 'true' : undefined}>
                {city.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
