import type { ReactNode } from 'react';

/** 'Bairro: ___.' with each gap marked, and what a line leaves open at its end. */
function withGaps(message: string): readonly ReactNode[] {
  return message
    .replaceAll(/(?<=:) *$/gm, ' ___')
    .split(/(_{2,})/)
    .map((part, at) => (at % 2 === 1 ? <u key={at}>{part}</u> : part));
}

/** What the green key will say in the chat, as it will be sent. */
export function ChatPreview({ message }: { readonly message: string }) {
  return (
    <p className="visit-message">
      <b>Sua mensagem já vai pronta:</b> <q>{withGaps(message)}</q>
    </p>
  );
}
