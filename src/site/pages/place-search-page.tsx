import type { ReactNode } from 'react';
import { addresses } from '../../business/addresses.ts';
import { chatText } from '../../business/chat-texts.ts';
import { isWithinEmergencyRadius } from '../../business/emergency-reach.ts';
import type { FactTexts } from '../../business/fact-texts.ts';
import { type Place, whereIs } from '../../business/place.ts';
import { placeHref } from '../../business/place-href.ts';
import { neighboursOf } from '../../business/places/neighbours.ts';
import { municipalities, zones } from '../../business/places.ts';
import { inPlace, theName } from '../../text/portuguese.ts';
import type { SitePage } from '../site-page.ts';
import { CallButton } from '../sections/call-button.tsx';
import { InitialledList } from '../sections/initialled-list.tsx';
import { AnswerHead } from '../sections/notice.tsx';
import { LinkList, type PageLink } from '../sections/link-list.tsx';
import { PlaceForm } from '../sections/place-form.tsx';
import { WhatsappButton } from '../sections/whatsapp-button.tsx';
import { useSite } from '../site-context.ts';

/** What was found of a neighbourhood, a city or a postal code. */
export type PlaceAnswer =
  | { readonly kind: 'unasked' }
  /** A postal code that lacks digits. */
  | { readonly kind: 'begun' }
  /** `guessed` where the name was spelled only nearly so. */
  | { readonly kind: 'found'; readonly place: Place; readonly guessed: boolean }
  /** A postal code of the capital: its range names no zone for certain. */
  | { readonly kind: 'capital'; readonly zones: readonly Place[] }
  | { readonly kind: 'several'; readonly places: readonly Place[] }
  /** A town where nobody of ours works; no name where a postal code tells as much. */
  | { readonly kind: 'outside'; readonly name: string | null }
  | { readonly kind: 'unknown' };

interface Said {
  readonly title: string;
  /** What one reads under the title. */
  readonly lead: (texts: FactTexts) => string;
  /** What the visitor says in the chat, whole sentences. */
  readonly request: string;
  readonly label: string;
}

const POSTAL_CODE = /^\d/;

const ASK = 'Perguntar no WhatsApp';

/** As many as anybody reads through; the rest asks for more letters. */
const SEVERAL_SHOWN = 24;

function titleOf(answer: PlaceAnswer, typed: string): string {
  switch (answer.kind) {
    case 'found':
      return `Sim, ${inPlace(answer.place)}`;
    case 'capital':
      return 'Sim, em São Paulo';
    case 'several':
      return `Qual “${typed}” é o seu?`;
    case 'outside':
      return answer.name === null ? 'Este CEP fica fora da nossa área' : `Não chegamos a ${answer.name}`;
    case 'begun':
      return 'O CEP tem 8 números';
    case 'unknown':
      return `“${typed}” não está na lista`;
    case 'unasked':
      return 'Atendemos onde você mora?';
  }
}

function saidOf(answer: PlaceAnswer, typed: string): Omit<Said, 'title'> {
  switch (answer.kind) {
    case 'found': {
      const where = whereIs(answer.place);
      const code = POSTAL_CODE.test(typed) ? ` (CEP ${typed})` : '';
      return {
        lead: (texts) =>
          answer.guessed
            ? `Lemos “${typed}” como ${theName(answer.place)}. O kit sai com ${texts.deliveryPhrase}.`
            : `O kit sai com ${texts.deliveryPhrase} ${where}${code}.`,
        request: `Meu portão fica ${where}${code}. Quero um orçamento.`,
        label: 'Pedir orçamento',
      };
    }
    case 'capital':
      return {
        lead: (texts) => `O CEP ${typed} é da capital, onde o kit sai com ${texts.deliveryPhrase}. Escolha a sua zona.`,
        request: `Meu portão fica em São Paulo (CEP ${typed}). Quero um orçamento.`,
        label: 'Pedir orçamento',
      };
    case 'several':
      return {
        lead: () => 'Há mais de um lugar com este nome entre os que atendemos.',
        request: `Vocês atendem em ${typed}?`,
        label: ASK,
      };
    case 'outside':
      return {
        lead: () =>
          `A equipe trabalha nos ${municipalities.length} municípios da Grande São Paulo. Se o portão fica em um deles, busque pelo bairro ou pela cidade.`,
        request: answer.name === null ? `Vocês atendem o CEP ${typed}?` : `Vocês atendem em ${typed}?`,
        label: ASK,
      };
    case 'begun':
      return {
        lead: () => 'Escreva o CEP inteiro, ou o nome do bairro ou da cidade.',
        request: 'Vocês atendem no meu endereço?',
        label: ASK,
      };
    case 'unknown':
      return {
        lead: () =>
          'Confira como o nome se escreve, busque pela cidade, ou diga onde fica o portão: respondemos se a equipe chega até aí.',
        request: `Vocês atendem em ${typed}?`,
        label: ASK,
      };
    case 'unasked':
      return {
        lead: () => 'Escreva o bairro, a cidade ou o CEP do portão.',
        request: 'Vocês atendem no meu endereço?',
        label: ASK,
      };
  }
}

const linkTo = (place: Place, whole = false): PageLink => ({
  label: whole && place.kind !== 'municipality' ? `${place.name}, ${place.municipality}` : place.name,
  address: placeHref(place),
});

/** When somebody comes: by night only within the radius. */
function Reach({ place }: { readonly place: Place }) {
  const { facts, texts } = useSite();
  return (
    <p>
      {isWithinEmergencyRadius(facts, place.municipality)
        ? `Emergência ${texts.emergency} por dia, com técnico em até ${texts.emergencyArrival}.`
        : `Atendimento de ${texts.hours}, com hora marcada.`}
    </p>
  );
}

function Lead({ children }: { readonly children: Said['lead'] }) {
  const { texts } = useSite();
  return <p className="lead">{children(texts)}</p>;
}

function Found({ place }: { readonly place: Place }) {
  return (
    <>
      <h2>A página do lugar</h2>
      <LinkList links={[{ label: `Motor para portão ${inPlace(place)}`, address: placeHref(place) }]} />
      <h2>Lugares vizinhos</h2>
      <LinkList columns={2} links={neighboursOf(place).map((near) => linkTo(near))} />
    </>
  );
}

function Links({ title, links }: { readonly title: string; readonly links: readonly PageLink[] }) {
  return (
    <>
      <h2>{title}</h2>
      <LinkList columns={2} links={links} />
    </>
  );
}

/** Where the answer leads on. */
function onward(answer: Exclude<PlaceAnswer, { readonly kind: 'found' }>): ReactNode {
  switch (answer.kind) {
    case 'capital':
      return <Links title="Zonas da capital" links={answer.zones.map((zone) => linkTo(zone))} />;
    case 'several': {
      const hidden = answer.places.length - SEVERAL_SHOWN;
      return (
        <>
          <Links
            title="Escolha o seu"
            links={answer.places.slice(0, SEVERAL_SHOWN).map((place) => linkTo(place, true))}
          />
          {hidden > 0 && <p>{`Há mais ${hidden}: escreva mais letras.`}</p>}
        </>
      );
    }
    default:
      return (
        <>
          <Links title="Na capital" links={zones.map((place) => linkTo(place))} />
          <h2>{`Nos ${municipalities.length} municípios`}</h2>
          <InitialledList name="cidade" links={municipalities.map((place) => linkTo(place))} />
        </>
      );
  }
}

export function placeSearchPage({ typed, answer }: { readonly typed: string; readonly answer: PlaceAnswer }): SitePage {
  const title = titleOf(answer, typed);
  const { lead, request, label } = saidOf(answer, typed);
  const message = chatText(request, { place: answer.kind === 'found' && answer.place.kind === 'neighbourhood' });
  return {
    head: {
      title: answer.kind === 'unasked' ? 'Buscar bairro, cidade ou CEP' : title,
      description: 'Busque o bairro, a cidade ou o CEP do portão e veja se atendemos aí.',
      canonicalPath: null,
      picturePath: addresses.home,
      indexable: false,
    },
    styles: ['site', 'gate', 'article', 'listing', 'initials'],
    chatMessage: message,
    body: (
      <>
        <AnswerHead gate={answer.kind === 'found' || answer.kind === 'capital' ? 'open' : 'closed'}>
          <div role="status">
            <h1>{title}</h1>
            <Lead>{lead}</Lead>
            {answer.kind === 'found' && <Reach place={answer.place} />}
          </div>
          {answer.kind !== 'unasked' && (
            <div className="actions">
              <WhatsappButton label={label} message={message} />
              <CallButton label="Ligar" />
            </div>
          )}
        </AnswerHead>
        <div className="wrap onward">
          {answer.kind === 'found' && <Found place={answer.place} />}
          {answer.kind !== 'found' && answer.kind !== 'capital' && <PlaceForm typed={typed} />}
          {answer.kind !== 'found' && onward(answer)}
          {(answer.kind === 'found' || answer.kind === 'capital') && (
            <>
              <h2>Outro lugar</h2>
              <PlaceForm />
            </>
          )}
        </div>
      </>
    ),
  };
}
