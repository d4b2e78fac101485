import type { ReactNode } from 'react';
import type { AskedFigures } from '../../business/asked-figures.ts';
import type { GateKind } from '../../business/gate-kinds.ts';
import type { Part } from '../../business/gate-parts.ts';
import type { Place } from '../../business/place.ts';
import type { Entry } from '../../content/library/entry.ts';
import type { TextValues } from '../../content/library/placeholders.ts';
import { EmergencyKeys } from '../sections/emergency-keys.tsx';
import type { Needs } from '../sections/needs.ts';
import { InstalmentsAxis } from './instalments-axis.tsx';
import { Nameplate } from './nameplate.tsx';
import { isAboutPower, isOnMap, openingKind } from './opening-kind.ts';
import { PeakAxis } from './peak-axis.tsx';
import { PlaceMap } from './place-map.tsx';
import { plateRows } from './plate-rows.ts';
import { PriceAxis } from './price-axis.tsx';
import { racingGate } from './racing-gates.ts';
import { StoppedGate } from './stopped-gate.tsx';
import { ThreeGates } from './three-gates.tsx';
import { Verdict } from './verdict.tsx';
import { WeightAxis } from './weight-axis.tsx';

interface OpeningProps {
  readonly entry: Entry;
  readonly place: Place | null;
  readonly gateKind: GateKind | null;
  /** The part that the title names. */
  readonly part?: Part | null;
  /** The numbers that it names. */
  readonly figures?: AskedFigures | null;
  readonly isBeyondKits?: boolean;
  readonly values: TextValues;
  readonly needs: Needs;
  /** How many steps the page's text has. */
  readonly steps: number;
  /** The page's own text, where it was written for its title. */
  readonly told?: string;
}

/** What stands in the head of the page beside its title; on phones under the answer. */
export function Opening(props: OpeningProps): ReactNode {
  const { entry, place, gateKind, part = null, figures = null, values, needs, steps, told } = props;
  switch (openingKind(entry, place, props)) {
    case 'danger':
      return <EmergencyKeys told={told ?? entry.answer.join(' ')} />;
    case 'stopped':
      return <StoppedGate entry={entry} kind={gateKind} part={part} />;
    case 'axis':
      return <PriceAxis entry={entry} gateKind={gateKind} told={told} isPair={figures?.leaves === 2} />;
    case 'weights':
      return <WeightAxis withPower={isAboutPower(entry)} kilograms={figures?.kilograms ?? null} />;
    case 'peak':
      return <PeakAxis figures={figures} />;
    case 'instalments':
      return <InstalmentsAxis />;
    case 'verdict':
      return (
        entry.verdict && (
          <Verdict verdict={entry.verdict} family={entry.family} sources={entry.sources} values={values} />
        )
      );
    case 'gates':
      return <ThreeGates kind={racingGate(entry, gateKind)} />;
    case 'map':
      return isOnMap(place) ? <PlaceMap place={place} /> : null;
    case 'plate':
      return <Nameplate label="Antes de começar" rows={plateRows(needs, steps)} danger={needs.danger} />;
    default:
      return null;
  }
}
