import type { ReactNode } from 'react';
import { isWithinEmergencyRadius } from '../../business/emergency-reach.ts';
import type { Place } from '../../business/place.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { asideKind } from '../openings/aside-kind.ts';
import { chatVerb } from '../openings/chat-verb.ts';
import { useSite } from '../site-context.ts';
import { IntentCard } from './intent-card.tsx';
import { type NamedValue, NamedValues } from './named-values.tsx';
import { PriceCard } from './price-card.tsx';

/** Over the message, which names what to send. */
const DEFAULT_TITLE = 'Fale com um técnico';
const TITLES: Readonly<Partial<Record<Family, string>>> = {
  price: 'O preço do seu caso',
  purchase: 'O preço do seu caso',
  'how-to': 'Parou em algum passo?',
  building: 'Conte o caso do prédio',
  law: 'Conte o seu caso',
  payment: 'Combine o pagamento',
  service: 'Combine pelo WhatsApp',
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

export interface PageAsideProps {
  readonly entry: Entry | null;
  readonly place: Place | null;
  readonly message: string;
  /** Whether it may be beside a sliding gate. */
  readonly slides?: boolean;
}

interface LabelledAsideProps extends PageAsideProps {
  /** Of its key. */
  readonly label: string;
}

/** What the visit is and costs. */
function VisitAside({ entry, place, message, label }: LabelledAsideProps) {
  const { facts, texts } = useSite();
  // Of a gate that still works nobody comes at night.
  const waits = entry?.family !== 'fault' || entry.untilVisit !== undefined;
  const byNight = waits && (place === null || isWithinEmergencyRadius(facts, place.municipality));
  return (
    <IntentCard
      title={entry?.family === 'fault' ? 'Visita para este defeito' : 'Visita do técnico'}
      label={label}
      message={message}
    >
      <Figures
        price={texts.visitPrice}
        of="o diagnóstico de dia, descontado do conserto aprovado"
        rows={[
          { name: 'Mão de obra, de dia', value: texts.repairPrice },
          { name: 'Peça nova', value: 'orçada antes do serviço' },
          byNight
            ? {
                name: 'Plantão chega',
                value: `em até ${texts.emergencyArrival}, até ${texts.emergencyRadius}; ${texts.emergencyPriceShort}`,
              }
            : { name: 'Atendimento', value: `${texts.hoursShort}, com período marcado` },
        ]}
      />
    </IntentCard>
  );
}

function MaintenanceAside({ message, label }: Pick<LabelledAsideProps, 'message' | 'label'>) {
  const { texts } = useSite();
  return (
    <IntentCard title="Manutenção do portão" label={label} message={message}>
      <Figures
        price={texts.maintenancePrice}
        of="a visita preventiva, com peças à parte"
        rows={[
          { name: 'Revisão a cada', value: texts.maintenanceMonths },
          { name: 'Ou a cada', value: texts.maintenanceCycles },
        ]}
      />
    </IntentCard>
  );
}

/** Whether a part or a repair is asked for, whose work has one price and whose parts have another. */
function tellsWork({ family, kit, answer }: Entry): boolean {
  return (
    (family === 'price' || family === 'purchase') && !kit && answer.every((text) => text.includes('{facts.repairP'))
  );
}

/** The message, and over it what the work costs where the page is about it. */
function AskAside({ entry, message, label }: LabelledAsideProps) {
  const { texts } = useSite();
  const rows = [
    { name: 'Mão de obra, de dia', value: texts.repairPrice },
    { name: 'Peça nova', value: 'orçada antes do serviço' },
  ];
  return (
    <IntentCard title={(entry && TITLES[entry.family]) ?? DEFAULT_TITLE} label={label} message={message}>
      {entry && tellsWork(entry) && <NamedValues values={rows} />}
    </IntentCard>
  );
}

/** What one came for, by the family of the page; nothing where nothing is sold. */
export function PageAside(props: PageAsideProps): ReactNode {
  const { entry, message, slides = true } = props;
  const label = chatVerb(entry);
  if (label === null) return null;
  switch (asideKind(entry)) {
    case 'prices':
      return <PriceCard message={message} previews slides={slides} />;
    case 'maintenance':
      return <MaintenanceAside message={message} label={label} />;
    case 'visit':
      return <VisitAside {...props} label={label} />;
    case 'ask':
      return <AskAside {...props} label={label} />;
    case null:
      return null;
  }
}
