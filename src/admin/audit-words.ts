import type { AuditAction } from '../audit/audit-event.ts';

/** What the audit log's actions are called on the screen. */
export const auditWords: Readonly<Record<AuditAction, string>> = {
  sign_in: 'Entrou',
  sign_in_failed: 'Tentativa recusada',
  sign_in_blocked: 'Tentativas bloqueadas',
  sign_out: 'Saiu',
  second_factor_asked: 'Digitou a senha, falta o código',
  password_changed: 'Trocou a senha',
  password_reset_requested: 'Pediu recuperação de senha',
  password_reset: 'Senha redefinida',
  password_created: 'Criou senha',
  second_factor_enabled: 'Ativou o segundo fator',
  second_factor_disabled: 'Desativou o segundo fator',
  recovery_codes_renewed: 'Gerou códigos de recuperação',
  recovery_code_used: 'Usou um código de recuperação',
  second_factor_policy_changed: 'Mudou a regra do segundo fator',
  administrator_invited: 'Convidou administrador',
  administrator_suspended: 'Suspendeu administrador',
  administrator_readmitted: 'Readmitiu administrador',
  administrator_removed: 'Removeu administrador',
  administrator_role_changed: 'Mudou o papel',
  method_linked: 'Vinculou forma de entrar',
  method_unlinked: 'Removeu forma de entrar',
  sessions_ended: 'Encerrou sessões',
  created: 'Criou',
  changed: 'Alterou',
  deleted: 'Excluiu',
  restored: 'Restaurou',
  imported: 'Importou',
  exported: 'Exportou',
  published: 'Publicou',
  confirmed: 'Confirmou',
  erased: 'Apagou de vez',
  undone: 'Desfez',
  finished: 'Terminou',
  received: 'Recebeu',
};

function isAction(action: string): action is AuditAction {
  return Object.hasOwn(auditWords, action);
}

export function auditWord(action: string): string {
  return isAction(action) ? auditWords[action] : action;
}

/** The choices of the filter, by their words. */
export const auditChoices: readonly { readonly action: AuditAction; readonly words: string }[] = Object.keys(auditWords)
  .filter(isAction)
  .map((action) => ({ action, words: auditWords[action] }))
  .toSorted((one, other) => one.words.localeCompare(other.words, 'pt-BR'));
