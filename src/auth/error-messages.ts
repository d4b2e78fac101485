import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../environment.ts';
import { type ApiError, apiErrorOf } from '../http/api-error.ts';

/** What the sign-in library's error codes mean to an administrator. Its own messages are English and sometimes empty. */
const MESSAGES: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'Email ou senha incorretos',
  INVALID_EMAIL: 'Informe um e-mail válido.',
  INVALID_PASSWORD: 'A senha atual está incorreta.',
  VALIDATION_ERROR: 'Preencha todos os campos.',
  PASSWORD_TOO_SHORT: `A nova senha precisa de pelo menos ${PASSWORD_MIN_LENGTH} caracteres.`,
  PASSWORD_TOO_LONG: `A nova senha pode ter no máximo ${PASSWORD_MAX_LENGTH} caracteres.`,
  BANNED_USER: 'Acesso negado',
  BUSY: 'Há muitas tentativas de entrar neste momento. Tente de novo em alguns segundos.',
  INVALID_TOKEN: 'Este link já foi usado ou venceu. Peça outro.',
  INVALID_CODE: 'O código está incorreto. Confira no aplicativo e digite o que aparece agora.',
  USED_CODE: 'Este código já foi usado. Espere o próximo e digite-o.',
  INVALID_BACKUP_CODE: 'O código de recuperação está incorreto ou já foi usado.',
  INVALID_TWO_FACTOR_COOKIE: 'A verificação venceu. Entre de novo com e-mail e senha.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Muitos códigos errados. Entre de novo com e-mail e senha.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Muitos códigos errados. Espere 15 minutos e tente de novo.',
  TOTP_NOT_ENABLED: 'O segundo fator não está ativo nesta conta.',
  TOTP_ALREADY_ENABLED: 'O segundo fator já está ativo nesta conta.',
  PROVIDER_NOT_FOUND: 'O Google não respondeu. Tente de novo em instantes, ou entre com email e senha.',
  INVALID_ORIGIN: 'Este pedido veio de outro site e foi recusado.',
  MISSING_OR_NULL_ORIGIN: 'Este pedido veio de outro site e foi recusado.',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'Este pedido veio de outro site e foi recusado.',
};

/** The product's form of an error that the sign-in library answered; unknown codes fall back to the status. */
export function signInError(status: number, libraryCode: string | null): ApiError {
  const message = libraryCode === null ? undefined : MESSAGES[libraryCode];
  if (libraryCode !== null && message !== undefined) return { error: { code: libraryCode.toLowerCase(), message } };
  return apiErrorOf(status);
}
