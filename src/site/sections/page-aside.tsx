import type { ReactNode } from 'react';
import { isWithinEmergencyRadius } from '../../business/emergency-reach.ts';
import type { Place } from '../../business/place.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { isRepair } from '../openings/opening-kind.ts';
import { useSite } from '../site-context.ts';
import { IntentCard } from './intent-card.tsx';
import { type NamedValue, NamedValues } from './named-values.tsx';
import { PriceCard } from './price-card.tsx';

/** Asked before anything is bought or repaired: a card beside them would sell what nobody asked for. */
const WITHOUT_ASIDE: ReadonlySet<Family> = new Set<Family>(['danger', 'refusal', 'payment', 'service', 'law']);

interface Asked {
  readonly title: string;
  readonly label: string;
  /** What to send, so that the first reply is an answer. */
  readonly send: readonly string[];
}

const DEFAULT: Asked = {
  title: 'Fale com um técnico',
  label: 'Perguntar ao técnico',
  send: ['Diga o que quer saber', 'Mande uma foto do portão', 'Diga o bairro'],
};
const ASKED: Readonly<Partial<Record<Family, Asked>>> = {
  price: {
    title: 'O preço do seu caso',
    label: 'Pedir o preço',
    send: ['Foto do portão inteiro', 'Largura e altura', 'Bairro'],
  },
  purchase: {
    title: 'O preço do seu caso',
    label: 'Pedir o preço',
    send: ['Foto da peça ou do portão', 'Foto da etiqueta do motor', 'Bairro'],
  },
  'how-to': {
    title: 'Parou em algum passo?',
    label: 'Pedir ajuda',
    send: ['Diga em que passo parou', 'Mande uma foto do motor por fora', 'O técnico responde o que falta'],
  },
  building: {
    title: 'Portão do condomínio',
    label: 'Pedir o contrato',
    send: ['Quantos portões são e de que tipo', 'Quantas aberturas por dia', 'Bairro'],
  },
};

function Figures({
  price,
  of,
  rows,
}: {
  readonly price: string;
  readonly of: string;
  readonly rows: readonly NamedValue[];
}) {
  return (
    <>
      <p className="figure">
        <b>{price}</b> {of}
      </p>
      <NamedValues values={rows} />
    </>
  );
}

interface PageAsideProps {
  readonly entry: Entry | null;
  readonly place: Place | null;
  readonly message: string;
}

/** What the visit is and costs. */
function VisitAside({ entry, place, message }: PageAsideProps) {
  const { facts, texts } = useSite();
  const byNight = place === null || isWithinEmergencyRadius(facts, place.municipality);
  return (
    <IntentCard
      title={entry?.family === 'fault' ? 'Visita para este defeito' : 'Visita do técnico'}
      label="Chamar o técnico"
      message={message}
    >
      <Figures
        price={texts.visitPrice}
        of="o diagnóstico, descontado do conserto aprovado"
        rows={[
          { name: 'Mão de obra', value: texts.repairPrice },
          { name: 'Peça', value: 'preço antes do serviço' },
          byNight
            ? { name: 'Na urgência', value: `em até ${texts.emergencyArrival}` }
            : { name: 'Atendimento', value: `${texts.hoursShort}, com hora` },
        ]}
      />
    </IntentCard>
  );
}

function MaintenanceAside({ message }: { readonly message: string }) {
  const { texts } = useSite();
  return (
    <IntentCard title="Manutenção na sua casa" label="Marcar a manutenção" message={message}>
      <Figures
        price={texts.maintenancePrice}
        of="a visita preventiva, com peças à parte"
        rows={[
          { name: 'A cada', value: texts.maintenanceMonths },
          { name: 'Ou a cada', value: texts.maintenanceCycles },
        ]}
      />
    </IntentCard>
  );
}

/** Whether what it costs begins with a visit; who buys, or compares, is not sold one. */
function isAboutVisit({ cost }: Entry): boolean {
  return cost.some((text) => text.includes('{facts.visit'));
}

/** What one came for, by the family of the page; nothing where nothing is sold. */
export function PageAside({ entry, place, message }: PageAsideProps): ReactNode {
  if (entry === null || WITHOUT_ASIDE.has(entry.family)) return null;
  const { family, kit, id } = entry;
  if ((kit && family !== 'price') || family === 'place') return <PriceCard message={message} isDrawn={false} />;
  if (family === 'maintenance' || id === 'manutencao-de-portao') return <MaintenanceAside message={message} />;
  if (family === 'fault' || isRepair(entry) || (family === 'brand' && isAboutVisit(entry)))
    return <VisitAside entry={entry} place={place} message={message} />;
  const { title, label, send } = ASKED[family] ?? DEFAULT;
  return (
    <IntentCard title={title} label={label} message={message}>
      <ol>
        {send.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </IntentCard>
  );
}
