import type { ReactElement } from 'react';
import { type VignetteId, vignetteIds } from '../../business/vignettes.ts';
import { type HashedFile, hashedFile } from '../drawings/hashed-file.ts';
import { openingGates, safeGates } from './gates.tsx';
import { materials } from './materials.tsx';
import { papers } from './papers.tsx';
import { places, who } from './places.tsx';
import { access, motors } from './things.tsx';
import { troubledGates } from './troubled-gates.tsx';
import { contact, upkeep } from './upkeep.tsx';

export const VIGNETTE_WIDTH = 120;
export const VIGNETTE_HEIGHT = 80;
const COLUMNS = 8;

const SHAPES: Readonly<Record<VignetteId, ReactElement>> = {
  ...openingGates,
  ...safeGates,
  ...troubledGates,
  ...materials,
  ...motors,
  ...access,
  ...places,
  ...who,
  ...papers,
  ...upkeep,
  ...contact,
};

/** Side by side in one file, which is kept for good; the fragment of an address says which one is seen. */
const all: HashedFile = hashedFile(
  'quadros',
  <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${VIGNETTE_WIDTH} ${VIGNETTE_HEIGHT}`}>
    {vignetteIds.map((id, at) => {
      const x = (at % COLUMNS) * VIGNETTE_WIDTH;
      const y = Math.floor(at / COLUMNS) * VIGNETTE_HEIGHT;
      return (
        <g key={id}>
          <view id={id} viewBox={`${x} ${y} ${VIGNETTE_WIDTH} ${VIGNETTE_HEIGHT}`} />
          <svg x={x} y={y} width={VIGNETTE_WIDTH} height={VIGNETTE_HEIGHT}>
            <path fill="#1a1e22" d={`M0 0h${VIGNETTE_WIDTH}v${VIGNETTE_HEIGHT}H0z`} />
            {SHAPES[id]}
          </svg>
        </g>
      );
    })}
  </svg>,
);

export const vignetteFiles: readonly HashedFile[] = [all];

export function vignettePicture(id: VignetteId): string {
  return `/assets/${all.name}#${id}`;
}
