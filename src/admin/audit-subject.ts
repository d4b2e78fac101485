/** What stands behind a path of the API, in the words of the screen; the first that fits. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^pages\.csv$/, 'lista de páginas em CSV'],
  [/^pages\/import$/, 'páginas guardadas no navegador'],
  [/^pages\/[^/]+\/versions\//, 'versão anterior da página'],
  [/^pages(?:\/|$)/, 'página'],
  [/^understanding\/choices$/, 'assunto de um título'],
  [/^bulk-jobs\/[^/]+\/cancel$/, 'criação em massa, cancelada'],
  [/^bulk-jobs\/[^/]+\/retry$/, 'criação em massa, nova tentativa'],
  [/^bulk-jobs\/.+\.csv$/, 'resultado da criação em massa em CSV'],
  [/^bulk-jobs(?:\/|$)/, 'páginas em massa'],
];

/** A name with the path of the call behind it, or the path alone, as the audit log writes calls. */
const CALL = /^(?:(?<name>.*) \((?<path>[^\s()]+)\)|(?<only>[a-z][^\s()]*))$/s;

/** 'Motor na Mooca (pages)' → 'página: Motor na Mooca'. What names no known call stays as it is. */
export function auditSubject(subject: string): string {
  const { name, path, only } = CALL.exec(subject)?.groups ?? {};
  const kind = KINDS.find(([pattern]) => pattern.test(path ?? only ?? ''))?.[1];
  if (kind === undefined) return subject;
  return name === undefined ? kind : `${kind}: ${name}`;
}
