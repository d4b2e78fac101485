import type { ReactNode } from 'react';
import { chatText } from '../../business/chat-texts.ts';
import { cheapestModel, fastestModel } from '../../business/extreme-models.ts';
import { chatNumber } from '../../business/whatsapp-link.ts';
import { openingState } from '../../business/opening-hours.ts';
import { whatsappLink } from '../../business/whatsapp-link.ts';
import { inPlace, type Named } from '../../text/portuguese.ts';
import { HERO_VIDEO_ID } from '../inline-scripts.ts';
import { useSite } from '../site-context.ts';
import { HeroScene } from './hero-scene.tsx';
import { Icon } from './icons.tsx';

const HERO_VIDEO_LABEL = 'Assistir ao vídeo do portão abrindo';

interface HeroProps {
  /** Appended to the headline: 'Seu portão aberto em 4 segundos em Osasco.' */
  readonly city?: Named | null;
  /** 'Meu portão fica em Osasco.', where that is known. */
  readonly where?: string;
  /** The video is shown in place of its link when that is pressed; nothing of it is loaded before. */
  readonly videoUrl?: string | null;
  /** The gate beside the text; the one that opens without. */
  readonly scene?: ReactNode;
}

interface DoorProps {
  readonly kind: 'stopped' | 'new';
  readonly label: string;
  readonly promise: string;
  /** What the visitor says in the chat. */
  readonly request: string;
}

function Door({ kind, label, promise, request }: DoorProps) {
  const { facts } = useSite();
  return (
    <a
      className={`door door-${kind}`}
      href={whatsappLink(chatNumber(facts.company), chatText(request))}
      target="_blank"
      rel="noopener"
    >
      <span>
        <b>{label}</b> {promise}
      </span>
      <Icon name="chat" />
    </a>
  );
}

/**
 * The two reasons for a visit, each with what decides it: when somebody comes, as it stands now, and what a motor costs. A price stands with
 * its motor, and beside the fastest opening of the headline stands what that one costs.
 */
function Doors({ where = '' }: { readonly where?: string | undefined }) {
  const { facts, now, texts } = useSite();
  const { open } = openingState(facts, now);
  const [cheapest, fastest] = [cheapestModel(facts), fastestModel(facts)];
  return (
    <div className="doors">
      <Door
        kind="stopped"
        label="Meu portão parou"
        promise={
          open
            ? `Atendimento agora, até as ${facts.hours.closes}h`
            : `Plantão ${texts.emergencyShort}: técnico em até ${texts.emergencyArrival}, num raio de ${texts.emergencyRadius}`
        }
        request={`${where}Meu portão parou. Quero falar com um técnico.`}
      />
      <Door
        kind="new"
        label="Quero motor novo"
        promise={
          cheapest === fastest
            ? `Instalado por ${texts.fastest.price} (${fastest.name}, ${fastest.openingSeconds} s)`
            : `Instalado desde ${texts.cheapest.price} (${cheapest.name}, ${cheapest.openingSeconds} s); ${fastest.name}, ${fastest.openingSeconds} s: ${texts.fastest.price}`
        }
        request={`${where}Quero um orçamento de motor para o meu portão.`}
      />
    </div>
  );
}

export function Hero({ city, where, videoUrl, scene }: HeroProps) {
  const { texts } = useSite();
  return (
    <>
      <section className="hero">
        <div className="wrap hero-grid">
          <div className="hero-text">
            <p className="eyebrow">Kit instalado na Grande São Paulo</p>
            <h1>
              Seu portão aberto em <em>{texts.fastest.opening}</em>
              {city ? ` ${inPlace(city)}.` : <em>.</em>}
            </h1>
            <p className="lead">Motor, central, controles e mão de obra em um preço só, com {texts.shipping}.</p>
            <Doors where={where} />
            {videoUrl && (
              <p className="hero-video">
                <a id={HERO_VIDEO_ID} href={videoUrl} target="_blank" rel="noopener">
                  {HERO_VIDEO_LABEL}
                </a>
              </p>
            )}
          </div>
          {scene ?? <HeroScene />}
        </div>
      </section>
      <div className="rack rack-on-paper" />
    </>
  );
}
