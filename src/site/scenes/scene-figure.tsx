import { type SceneId, scenes } from '../../business/scenes.ts';
import { SCENE_HEIGHT, SCENE_WIDTH, scenePicture } from './scene-files.tsx';

/** Beside the text of a page of danger: from where one keeps away, or what is switched off. */
export function SceneFigure({ id }: { readonly id: SceneId }) {
  const { seen, caption } = scenes[id];
  return (
    <figure className="scene">
      <img src={scenePicture(id)} alt={seen} width={SCENE_WIDTH} height={SCENE_HEIGHT} loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
