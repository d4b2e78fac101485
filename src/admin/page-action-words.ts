import type { PageAction, PageActionSummary } from '../page-actions/action-contracts.ts';
import { plural } from '../text/portuguese.ts';

type Kind = PageAction['kind'];

interface Words {
  /** On the button of the bar. */
  readonly name: string;
  /** What begins it: 'Excluir 3 páginas'. */
  readonly act: (count: number) => string;
  /** What will happen to these pages. */
  readonly effect: (count: number) => string;
  readonly working: string;
  readonly done: (count: number) => string;
  readonly undone: (count: number) => string;
}

const pages = (count: number) => plural(count, 'página', 'páginas');
const many = (count: number, one: string, more: string) => (count === 1 ? one : more);

export const actionWords: Readonly<Record<Kind, Words>> = {
  delete: {
    name: 'Excluir',
    act: (count) => `Excluir ${pages(count)}`,
    effect: (count) =>
      `${pages(count)} ${many(count, 'sai do ar agora e fica', 'saem do ar agora e ficam')} 30 dias na Lixeira, de onde ${many(count, 'pode', 'podem')} voltar.`,
    working: 'Excluindo páginas',
    done: (count) => `${pages(count)} ${many(count, 'excluída', 'excluídas')}`,
    undone: (count) => `${pages(count)} ${many(count, 'restaurada', 'restauradas')}`,
  },
  restore: {
    name: 'Restaurar',
    act: (count) => `Restaurar ${pages(count)}`,
    effect: (count) => `${pages(count)} ${many(count, 'volta', 'voltam')} ao ar agora, no mesmo endereço.`,
    working: 'Restaurando páginas',
    done: (count) => `${pages(count)} ${many(count, 'restaurada', 'restauradas')}`,
    undone: (count) => `${pages(count)} de volta à Lixeira`,
  },
  erase: {
    name: 'Apagar de vez',
    act: (count) => `Apagar ${pages(count)} de vez`,
    effect: (count) =>
      `${pages(count)} ${many(count, 'some', 'somem')} da Lixeira com as versões anteriores. Isto não tem volta.`,
    working: 'Apagando páginas de vez',
    done: (count) => `${pages(count)} ${many(count, 'apagada', 'apagadas')} de vez`,
    undone: (count) => pages(count),
  },
  index: {
    name: 'Buscadores',
    act: (count) => `Mudar ${pages(count)}`,
    effect: (count) => `${pages(count)} ${many(count, 'muda', 'mudam')} agora para os buscadores. O texto não muda.`,
    working: 'Mudando o que os buscadores veem',
    done: (count) => `${pages(count)} ${many(count, 'mudada', 'mudadas')} para os buscadores`,
    undone: (count) => `${pages(count)} como ${many(count, 'estava', 'estavam')} para os buscadores`,
  },
  regenerate: {
    name: 'Refazer',
    act: (count) => `Refazer ${pages(count)}`,
    effect: (count) =>
      `${pages(count)} ${many(count, 'ganha', 'ganham')} outro texto agora, com o mesmo título e endereço. O texto de hoje fica na lista de versões de cada página.`,
    working: 'Refazendo páginas',
    done: (count) => `${pages(count)} ${many(count, 'refeita', 'refeitas')}`,
    undone: (count) => `${pages(count)} com o texto de antes`,
  },
  replace: {
    name: 'Trocar texto',
    act: (count) => `Trocar em ${pages(count)}`,
    effect: (count) =>
      `O texto muda agora no título, na descrição e no conteúdo de ${pages(count)}. Os endereços e os dados da empresa não mudam.`,
    working: 'Trocando o texto',
    done: (count) => `Texto trocado em ${pages(count)}`,
    undone: (count) => `${pages(count)} com o texto de antes`,
  },
};

export function isActionOver({ state }: Pick<PageActionSummary, 'state'>): boolean {
  return state === 'done' || state === 'cancelled' || state === 'failed';
}

/** What an action is doing. */
export function workingWords({ kind, undone_kind }: PageActionSummary): string {
  if (kind !== 'undo') return actionWords[kind].working;
  return undone_kind === null ? 'Desfazendo' : `Desfazendo: ${actionWords[undone_kind].name.toLowerCase()}`;
}

/** What an action has done. */
export function doneWords({ kind, undone_kind, changed, state }: PageActionSummary): string {
  const words =
    kind === 'undo'
      ? `Desfeito: ${undone_kind === null ? pages(changed) : actionWords[undone_kind].undone(changed)}`
      : actionWords[kind].done(changed);
  if (state === 'cancelled') return `${words} (interrompida)`;
  return state === 'failed' ? `${words} (parou por um erro)` : words;
}
