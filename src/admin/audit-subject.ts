/** What stands behind a path of the API, in the words of the screen; the first that fits. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^pages\.csv$/, 'lista de páginas em CSV'],
  [/^pages\/import$/, 'páginas guardadas no navegador'],
  [/^pages\/[^/]+\/edits\//, 'alterações não publicadas da página'],
  [/^pages\/[^/]+\/versions\//, 'versão anterior da página'],
  [/^pages(?:\/|$)/, 'página'],
  [/^drafts\/batches$/, 'rascunhos de uma lista'],
  [/^drafts\/[^/]+\/scheduled$/, 'página agendada'],
  [/^drafts\/[^/]+\/publish$/, 'página de um rascunho'],
  [/^drafts(?:\/|$)/, 'rascunho'],
  [/^page-views(?:\/|$)/, 'visão da lista de páginas'],
  [/^page-actions\/export$/, 'páginas escolhidas em CSV'],
  [/^page-actions\/[^/]+\/cancel$/, 'ação em várias páginas, cancelada'],
  [/^page-actions(?:\/|$)/, 'ação em várias páginas'],
  [/^portfolio\/[^/]+\/words/, 'depoimento de cliente'],
  [/^part-lists\//, 'lista para combinar títulos'],
  [/^understanding\/choices$/, 'assunto de um título'],
  [/^bulk-jobs\/[^/]+\/cancel$/, 'criação em massa, cancelada'],
  [/^bulk-jobs\/[^/]+\/retry$/, 'criação em massa, nova tentativa'],
  [/^bulk-jobs\/.+\.csv$/, 'resultado da criação em massa em CSV'],
  [/^bulk-jobs(?:\/|$)/, 'páginas em massa'],
];

/** A name with the path of the call behind it, or the path alone, as the audit log writes calls. */
const CALL = /^(?:(?<name>.*) \((?<path>[^\s()]+)\)|(?<only>[a-z][^\s()]*))$/s;

/** '3 páginas #0192… (page-actions)': the id of an action on many pages. */
const ACTION = / #([\da-f-]{36})\b/;

/** The action on many pages that an event is about; null where it is about none. */
export function actionOf(subject: string): string | null {
  return ACTION.exec(subject)?.[1] ?? null;
}

/** 'Motor na Mooca (pages)' → 'página: Motor na Mooca'. What names no known call stays as it is. */
export function auditSubject(subject: string): string {
  const { name, path, only } = CALL.exec(subject)?.groups ?? {};
  const kind = KINDS.find(([pattern]) => pattern.test(path ?? only ?? ''))?.[1];
  if (kind === undefined) return subject;
  return name === undefined ? kind : `${kind}: ${name.replace(ACTION, '')}`;
}
