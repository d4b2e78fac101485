import type { ReactElement } from 'react';
import { type SceneId, sceneIds, scenes } from '../../business/scenes.ts';
import { type HashedFile, hashedFile } from '../drawings/hashed-file.ts';
import { Remotes, SimpleCauses, SolarOrCable } from './comparisons.tsx';
import { Crush, Fire, PowerOff, Shock } from './dangers.tsx';
import { LeafFall, TiltingFall } from './falls.tsx';
import { Protection } from './protection.tsx';
import { WhereItStops } from './stops.tsx';

export const SCENE_WIDTH = 400;
export const SCENE_HEIGHT = 300;

const SHAPES: Readonly<Record<SceneId, ReactElement>> = {
  'tilting-fall': <TiltingFall />,
  'leaf-fall': <LeafFall />,
  'power-off': <PowerOff />,
  shock: <Shock />,
  crush: <Crush />,
  fire: <Fire />,
  solar: <SolarOrCable />,
  remotes: <Remotes />,
  'simple-causes': <SimpleCauses />,
  'where-it-stops': <WhereItStops />,
  protection: <Protection />,
};

const files: ReadonlyMap<SceneId, HashedFile> = new Map(
  sceneIds.map((id) => [
    id,
    hashedFile(
      scenes[id].file,
      <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}>
        {SHAPES[id]}
      </svg>,
    ),
  ]),
);

export const sceneFiles: readonly HashedFile[] = [...files.values()];

export function scenePicture(id: SceneId): string {
  return `/assets/${files.get(id)?.name ?? ''}`;
}
