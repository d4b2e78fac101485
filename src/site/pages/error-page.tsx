import { chatText } from '../../business/chat-texts.ts';
import type { SitePage } from '../site-page.ts';
import { noticePage } from './notice-page.tsx';

/** Never an internal message: the status, and a reference that finds the line in the log. */
export function errorPage({ status, reference }: { readonly status: number; readonly reference: string }): SitePage {
  return noticePage({
    title: `Erro ${status}`,
    description: 'A página não pôde ser mostrada. Tente de novo em instantes.',
    code: status,
    gate: 'stuck',
    chatMessage: chatText(
      `O site mostrou um erro (${status}), referência ${reference}. Preciso de ajuda com o meu portão.`,
    ),
    said: (
      <>
        <h1 lang="en">Unexpected Application Error!</h1>
        <p>
          Algo falhou do nosso lado e a página não pôde ser mostrada. Tente de novo em instantes ou fale com a gente
          pelo WhatsApp.
        </p>
        <p className="meta">{`Referência: ${reference}`}</p>
      </>
    ),
  });
}
