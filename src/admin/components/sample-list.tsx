import type { Overview } from '../../generated-pages/contracts.ts';

export function SampleList({ samples }: { readonly samples: Overview['samples'] }) {
  return (
    <section className="surface samples" aria-labelledby="exemplos">
      <h2 id="exemplos">Antes de publicar: o que ainda é exemplo e precisa ser confirmado</h2>
      <ul>
        {samples.map(({ subject, detail }) => (
          <li key={subject + detail}>
            <strong>{subject}</strong>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
