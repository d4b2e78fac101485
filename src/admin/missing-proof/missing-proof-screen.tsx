import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../business/addresses.ts';
import type { MissingProof, PlaceProof } from '../../missing-proof/proof-contracts.ts';
import { capitalise, plural } from '../../text/portuguese.ts';
import { messageOf } from '../api-failure.ts';
import { MOUNT } from '../call-client.ts';
import { sessionFetch } from '../checked-fetch.ts';
import { FormFailure } from '../components/form-failure.tsx';
import { OwnWords } from '../components/own-words.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { ProofMap } from './proof-map.tsx';

/** Places that are named first. */
const BEST = 5;

async function readMissingProof(): Promise<MissingProof> {
  return (await sessionFetch(`${MOUNT}/missing-proof`)).json();
}

/** Leads to a new job in that place. */
function JobLink({ place: { key, where } }: { readonly place: PlaceProof }) {
  const [id] = useState(() => crypto.randomUUID());
  return (
    <Link className="button" to={addresses.admin.portfolioJobIn(id, key)} aria-label={`Cadastrar um serviço ${where}`}>
      <Camera aria-hidden="true" size={16} />
      Cadastrar um serviço
    </Link>
  );
}

function opensWords(photos: number, { where, opens }: PlaceProof): string {
  return `${plural(photos, 'foto', 'fotos')} ${where} ${photos === 1 ? 'abre' : 'abrem'} ${plural(opens, 'página', 'páginas')}`;
}

/** What would let most pages into search engines. */
function BestPlaces({ proof: { photos, places } }: { readonly proof: MissingProof }) {
  const best = places
    .filter(({ opens }) => opens > 0)
    .toSorted((one, other) => other.opens - one.opens)
    .slice(0, BEST);
  return (
    <section className="surface pad" aria-labelledby="o-que-abre">
      <h2 id="o-que-abre">O que abre mais páginas</h2>
      {best.length === 0 ? (
        <p>Nenhuma página espera por um serviço feito.</p>
      ) : (
        <>
          <p className="quiet">
            Estas páginas dizem pouco que seja só delas e ficam fora dos buscadores. Um serviço publicado no lugar, com
            pelo menos {plural(photos, 'foto', 'fotos')}, faz com que entrem.
          </p>
          <ol className="proof-best">
            {best.map((place) => (
              <li key={place.key}>
                <strong>{capitalise(opensWords(photos, place))}</strong>
                <JobLink place={place} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function PlaceLine({ place }: { readonly place: PlaceProof }) {
  const { name, pages, own_words, jobs, voices, opens } = place;
  return (
    <li>
      <h3>{name}</h3>
      <p className="proof-figures">
        <span>{plural(pages, 'página', 'páginas')}</span>
        {own_words !== null && <OwnWords share={own_words} />}
        <span>{plural(jobs, 'serviço', 'serviços')}</span>
        <span>{plural(voices, 'voz de cliente', 'vozes de clientes')}</span>
        {opens > 0 && <strong>{plural(opens, 'página fora dos buscadores', 'páginas fora dos buscadores')}</strong>}
      </p>
      <JobLink place={place} />
    </li>
  );
}

/** Places by zone, with what each has to show, and where a job would open most pages. */
export function MissingProofScreen() {
  const proof = useQuery({ queryKey: ['missing-proof'], queryFn: readMissingProof });
  const [chosen, setChosen] = useState<string | null>(null);
  const places = proof.data?.places ?? [];
  const shown = places.filter(({ region }) => chosen === null || region === chosen);
  const regions = Map.groupBy(shown, ({ region }) => region);
  return (
    <>
      <ScreenHeader title="Onde falta prova" isMain />
      <main className="screen-width screen-main proof-screen">
        {proof.isPending && <Spinner />}
        {proof.isError && (
          <FormFailure
            title="Não foi possível carregar a lista"
            detail={messageOf(proof.error, 'Tente de novo em instantes.')}
          />
        )}
        {proof.data && <BestPlaces proof={proof.data} />}
        {proof.isSuccess && places.length === 0 && <p>Ainda não há página nem serviço em nenhum lugar.</p>}
        {places.length > 0 && <ProofMap places={places} chosen={chosen} onChoose={setChosen} />}
        {[...regions].map(([region, own]) => (
          <section className="surface pad" key={region} aria-label={region}>
            <h2>{region}</h2>
            <ul className="proof-places">
              {own.map((place) => (
                <PlaceLine key={place.key} place={place} />
              ))}
            </ul>
          </section>
        ))}
        <Link to={addresses.admin.portfolio}>Voltar aos serviços feitos</Link>
      </main>
    </>
  );
}
