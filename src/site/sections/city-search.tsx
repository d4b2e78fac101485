import { type FormEvent, useEffect, useRef, useState } from 'react';
import { addresses } from '../../business/addresses.ts';
import { searchKey } from '../../text/slug.ts';

interface SearchableCity {
  readonly name: string;
  readonly href: string;
}

interface CitySearchProps {
  readonly cities: readonly SearchableCity[];
  /** Emphasised and announced. */
  readonly highlighted: string | null;
  /** What the form was sent with; '' for nothing. */
  readonly query: string;
}

/**
 * Rendered on the server as a plain form, and taken over by the island when the visitor reaches for it. Cities that do not match
 * stay in the page, hidden, so that the island reads the whole list from there instead of downloading it.
 */
export function CitySearch({ cities, highlighted, query: sent }: CitySearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(sent);
  // What was typed before the island arrived is in the field only.
  useEffect(() => setQuery(field.current?.value ?? ''), []);

  const wanted = searchKey(query);
  const matches = (city: SearchableCity) => searchKey(city.name).includes(wanted);
  const live = (event: FormEvent) => event.preventDefault();

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
        {cities.some(matches) ? null : 'Nenhuma cidade encontrada com este termo. Entre em contato para verificar disponibilidade.'}
      </p>
      <div className="city-scroll" tabIndex={0} role="region" aria-label="Lista de cidades">
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
