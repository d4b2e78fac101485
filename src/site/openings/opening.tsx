import type { ReactNode } from 'react';
import type { GateKind } from '../../business/gate-kinds.ts';
import type { Part } from '../../business/gate-parts.ts';
import type { Place } from '../../business/place.ts';
import type { Entry } from '../../content/library/entry.ts';
import { useSite } from '../site-context.ts';
import { EmergencyKeys } from '../sections/emergency-keys.tsx';
import type { Needs } from '../sections/needs.ts';
import { Nameplate } from './nameplate.tsx';
import { isAboutPower, isOnMap, openingKind } from './opening-kind.ts';
import { PlaceMap } from './place-map.tsx';
import { plateRows } from './plate-rows.ts';
import { PriceAxis } from './price-axis.tsx';
import { StoppedGate } from './stopped-gate.tsx';
import { ThreeGates } from './three-gates.tsx';
import { WeightAxis } from './weight-axis.tsx';

interface OpeningProps {
  readonly entry: Entry;
  readonly place: Place | null;
  readonly gateKind: GateKind | null;
  /** The part that the title names. */
  readonly part?: Part | null;
  readonly needs: Needs;
  /** How many steps the page's text has. */
  readonly steps: number;
}

/** What stands in the head of the page beside its title; on phones under the answer. */
export function Opening({ entry, place, gateKind, part = null, needs, steps }: OpeningProps): ReactNode {
  const { texts } = useSite();
  switch (openingKind(entry, place)) {
    case 'danger':
      return <EmergencyKeys />;
    case 'stopped':
      return <StoppedGate entry={entry} kind={gateKind} part={part} />;
    case 'axis':
      return <PriceAxis entry={entry} />;
    case 'weights':
      return <WeightAxis withPower={isAboutPower(entry)} />;
    case 'gates':
      return <ThreeGates kind={gateKind ?? entry.gateKinds[0] ?? null} />;
    case 'map':
      return isOnMap(place) ? <PlaceMap place={place} /> : null;
    case 'plate':
      return (
        <Nameplate
          label={entry.family === 'how-to' ? 'Antes de começar' : 'Em resumo'}
          rows={plateRows(entry, texts, needs, steps)}
          danger={needs.danger}
        />
      );
    default:
      return null;
  }
}
