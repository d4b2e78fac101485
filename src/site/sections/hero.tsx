import { chatText } from '../../business/chat-texts.ts';
import { cheapestModel, fastestModel } from '../../business/extreme-models.ts';
import { formatAmount } from '../../text/money.ts';
import { capitalise, inPlace, type Named } from '../../text/portuguese.ts';
import { HERO_VIDEO_ID } from '../inline-scripts.ts';
import { useSite } from '../site-context.ts';
import { CallButton } from './call-button.tsx';
import { HeroScene } from './hero-scene.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

const HERO_VIDEO_LABEL = 'Assistir ao vídeo do portão abrindo';

interface HeroProps {
  /** Appended to the headline: 'Seu portão aberto em 4 segundos em Osasco.' */
  readonly city?: Named | null;
  /** What the button for a quote says; for a gate that nothing is known of by default. */
  readonly quoteMessage?: string;
  /** The video is shown in place of its link when that is pressed; nothing of it is loaded before. */
  readonly videoUrl?: string | null;
}

/** The price that stands beside the fastest opening says which motor it is, and what the fastest one costs. */
function FromPrice() {
  const { facts, texts } = useSite();
  const cheapest = cheapestModel(facts);
  return (
    <div className="from-price nameplate">
      <p>Kit instalado a partir de</p>
      <div>
        <strong>
          <small>R$</small>
          {formatAmount(cheapest.price)}
        </strong>
        <p>
          motor {texts.cheapest.name}, de {cheapest.openingSeconds} s
          <br />
          {texts.fastest.name}, de {fastestModel(facts).openingSeconds} s: {texts.fastest.price}
        </p>
      </div>
    </div>
  );
}

export function Hero({
  city,
  quoteMessage = chatText('Quero um orçamento de motor para o meu portão.'),
  videoUrl,
}: HeroProps) {
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
            <p className="lead">
              Motor, central, controles e mão de obra em um preço só. {capitalise(texts.deliveryPhrase)} em São Paulo e
              região.
            </p>
            <FromPrice />
            <div className="actions">
              <WhatsappButton label="Pedir orçamento no WhatsApp" message={quoteMessage} />
              <CallButton label={`Ligar ${texts.phone}`} />
            </div>
            {videoUrl && (
              <p className="hero-video">
                <a id={HERO_VIDEO_ID} href={videoUrl} target="_blank" rel="noopener">
                  {HERO_VIDEO_LABEL}
                </a>
              </p>
            )}
          </div>
          <HeroScene />
        </div>
      </section>
      <div className="rack rack-on-paper" />
    </>
  );
}
