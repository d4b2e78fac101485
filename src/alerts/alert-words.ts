/** What the owner is told of without asking, each with its subject line and what to do. */
export const ALERTS = {
  job_failed: ['Criação em massa parou', 'A criação em massa desistiu depois de falhas seguidas'],
  disk_low: ['Disco quase cheio', 'Resta pouco espaço no disco dos dados'],
  backup_failed: ['Cópia de segurança falhou', 'A cópia de segurança não foi concluída'],
  backup_old: ['Cópia de segurança antiga', 'A última cópia de segurança está velha demais'],
  wrong_code: [
    'Senha certa, código errado',
    'Alguém acertou a senha e errou o código. Se não foi a própria pessoa, troque a senha',
  ],
  new_device: [
    'Entrada de um lugar novo',
    'Houve uma entrada no painel a partir de uma rede ainda não usada por esta conta',
  ],
  administrator_invited: ['Novo administrador convidado', 'Foi convidado um administrador'],
  administrator_role_changed: ['Papel de administrador mudou', 'Um administrador passou a ter outro papel'],
} as const satisfies Readonly<Record<string, readonly [title: string, sentence: string]>>;

export type AlertKind = keyof typeof ALERTS;
