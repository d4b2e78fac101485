import type { GateKind } from '../../business/gate-kinds.ts';
import type { SceneId } from '../../business/scenes.ts';
import type { Entry } from '../../content/library/entry.ts';
import type { TextValues } from '../../content/library/placeholders.ts';
import { SceneFigure } from '../scenes/scene-figure.tsx';
import { ArticleHtml } from './article.tsx';
import { Finder } from './finder.tsx';
import { KitTable } from './kit-table.tsx';

interface InFrontProps {
  readonly entry: Entry | null;
  readonly html: string;
  readonly hasTable: boolean;
  readonly scene: SceneId | null;
  readonly values: TextValues;
  readonly message: string;
  readonly gateKind: GateKind | null;
  readonly isPair: boolean;
}

/** Under the answer: the questions that find a fault, the models side by side, what holds at the gate, the text as far as it stands beside the card. */
export function InFront({ entry, html, hasTable, scene, values, message, gateKind, isPair }: InFrontProps) {
  return (
    <>
      {entry && entry.finder.length > 0 && (
        <Finder
          questions={entry.finder}
          finds={entry.finds}
          mayFall={entry.untilVisit === 'wait'}
          values={values}
          message={message}
        />
      )}
      {hasTable && <KitTable gateKind={gateKind} isPair={isPair} />}
      {scene && <SceneFigure id={scene} />}
      {html !== '' && <ArticleHtml html={html} />}
    </>
  );
}
