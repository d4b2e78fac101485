import { notifyFailure } from './notices.ts';

/** Says why what was pressed does not open. */
export function notifyMissingPart(): void {
  notifyFailure(
    'Não foi possível abrir',
    navigator.onLine
      ? 'O painel foi atualizado depois que você o abriu, ou a conexão falhou. Recarregue a página e tente de novo: o que você digitou continua guardado nesta aba.'
      : 'Sem conexão com a internet. Tente de novo quando ela voltar: nada do que está na tela se perde.',
  );
}
