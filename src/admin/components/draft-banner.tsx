import { useEffect, useRef } from 'react';
import type { DraftTrouble } from '../page-edit.ts';

const WORDS: Readonly<Record<DraftTrouble, string>> = {
  conflict:
    'Outra pessoa alterou esta página depois que você a abriu, por isso ela não foi salva. O que você escreveu continua na tela: compare os dois textos abaixo e escolha.',
  outdated:
    'Há um rascunho não salvo desta página, e ela foi alterada depois dele. Compare os dois textos abaixo e escolha.',
  unstored: 'O navegador está sem espaço para guardar o que você escreve. Salve antes de sair desta página.',
  found: 'Há um rascunho não salvo desta página. Ele está na tela: salve as alterações ou descarte-o.',
};

/** One banner at a time, so that none contradicts another. */
export function DraftBanner({ trouble }: { readonly trouble: DraftTrouble | null }) {
  const banner = useRef<HTMLParagraphElement>(null);
  // It is met far down, at the button that saves.
  useEffect(() => {
    if (trouble === 'conflict') banner.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  if (trouble === null) return null;
  return (
    <p
      ref={banner}
      key={trouble}
      className="noindex-notice draft-banner"
      role={trouble === 'conflict' ? 'alert' : 'status'}
    >
      {WORDS[trouble]}
    </p>
  );
}
