import { addresses } from '../../business/addresses.ts';

interface PlaceFormProps {
  /** What was searched for; nothing by default. */
  readonly typed?: string;
}

/** One field for a neighbourhood, a city or a postal code; a plain form that leads to the answer. */
export function PlaceForm({ typed = '' }: PlaceFormProps) {
  return (
    <form className="place-form" action={addresses.search} role="search">
      <label htmlFor="lugar">Onde fica o seu portão?</label>
      <div className="city-form">
        <input
          id="lugar"
          name="q"
          type="search"
          placeholder="Bairro, cidade ou CEP"
          autoComplete="address-level2"
          maxLength={60}
          required
          defaultValue={typed}
        />
        <button className="button" type="submit">
          Buscar
        </button>
      </div>
    </form>
  );
}
