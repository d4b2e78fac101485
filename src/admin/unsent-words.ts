import { listOf, plural } from '../text/portuguese.ts';

/** Texts of the editor that wait for a connection. */
export function waitingTexts(count: number): string {
  const words = plural(count, 'texto do editor espera', 'textos do editor esperam');
  return `${words} a conexão para ${count === 1 ? 'ser enviado' : 'serem enviados'}.`;
}

/** What whoever signs out would lose. */
export interface UnsentOnDevice {
  readonly texts: number;
  /** Whether anything of a job, its photos included, was not sent. */
  readonly hasJobs: boolean;
}

/** Empty where nothing would be lost. */
export function lostBySigningOut({ texts, hasJobs }: UnsentOnDevice): string {
  const lost = [
    texts === 0 ? '' : plural(texts, 'texto do editor', 'textos do editor'),
    hasJobs ? 'dados ou fotos de serviços feitos' : '',
  ].filter((words) => words !== '');
  return lost.length === 0 ? '' : `Se você sair, é apagado deste aparelho o que falta enviar: ${listOf(lost)}.`;
}
