import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SamplePage } from '../../drafts/draft-contracts.ts';
import { useDebounced } from '../debounced.ts';
import { readSamples } from '../draft-calls.ts';
import { PagePreview } from './page-preview.tsx';

const SAMPLES = 5;
const PAUSE_MS = 600;

/** Some titles, spread over the list. */
export function sampleTitles(titles: readonly string[]): readonly string[] {
  const count = Math.min(SAMPLES, titles.length);
  return Array.from({ length: count }, (_, index) => titles[Math.floor((index * titles.length) / count)] ?? '');
}

interface Props {
  readonly titles: readonly string[];
  readonly creativity: number;
}

/** What the pages of a list will be like, before any is made. */
export function SamplePages({ titles, creativity }: Props) {
  const shown = useMemo(() => sampleTitles(titles), [titles]);
  const asked = useDebounced(JSON.stringify({ titles: shown, creativity }), PAUSE_MS);
  const isSettled = asked === JSON.stringify({ titles: shown, creativity });
  const samples = useQuery({
    queryKey: ['samples', asked],
    queryFn: () => readSamples(shown, creativity),
    enabled: isSettled && shown.length > 0,
    staleTime: Infinity,
  });
  const [opened, setOpened] = useState<SamplePage | null>(null);
  if (shown.length === 0) return null;
  const byTitle = new Map(isSettled ? samples.data?.items.map((sample) => [sample.title, sample]) : []);

  return (
    <section className="surface pad" aria-labelledby="amostra">
      <h2 id="amostra">Amostra</h2>
      <p className="quiet">Assim ficam as páginas desta lista. Nada foi gravado.</p>
      <ul className="samples-list">
        {shown.map((title, index) => (
          <Sample
            key={index}
            title={title}
            sample={byTitle.get(title.replace(/\s+/g, ' ').trim())}
            isKnown={isSettled && !samples.isPending}
            onOpen={setOpened}
          />
        ))}
      </ul>
      <SampleDialog sample={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

interface SampleProps {
  readonly title: string;
  readonly sample: SamplePage | undefined;
  readonly isKnown: boolean;
  readonly onOpen: (sample: SamplePage) => void;
}

function Sample({ title, sample, isKnown, onOpen }: SampleProps) {
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <p className="quiet small">{sample?.opening ?? (isKnown ? 'Sem amostra deste título.' : 'Escrevendo...')}</p>
      </div>
      <button
        type="button"
        className="button"
        aria-disabled={sample === undefined}
        aria-label={`Ver a amostra de ${title}`}
        onClick={() => sample && onOpen(sample)}
      >
        Ver
      </button>
    </li>
  );
}

function SampleDialog({ sample, onClose }: { readonly sample: SamplePage | null; readonly onClose: () => void }) {
  return (
    <Dialog.Root open={sample !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog wide">
          <Dialog.Title className="dialog-title">{sample?.title}</Dialog.Title>
          {sample && <PagePreview html={sample.html} title={`Amostra de ${sample.title}`} />}
          <div className="dialog-foot">
            <Dialog.Close className="button">Fechar</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
