import { OWNER_ONLY, PHOTO_REFUSED } from '../business/browser-keys.ts';
import type { ApiError } from '../http/api-error.ts';

export const networkFailureMessage = 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.';

/** What a call to the API throws. `status` is 0 and `code` 'network' when no response came at all. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** The whole answer, for a call whose refusal says more than a message. */
  readonly reply: unknown;

  constructor(status: number, code: string, message: string, reply?: unknown) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.reply = reply;
  }
}

export function networkFailure(): ApiFailure {
  return new ApiFailure(0, 'network', networkFailureMessage);
}

/** Reads the API's error form; a body of any other form (a proxy's page, nothing at all) gives a message by the status. */
export function parseApiFailure(status: number, body: unknown): ApiFailure {
  if (isApiError(body) && body.error.message.trim() !== '') {
    return new ApiFailure(status, body.error.code, body.error.message, body);
  }
  return new ApiFailure(status, `http-${status}`, messageOfStatus(status));
}

/** Whether the server may have done what was asked: no response came, or one that says nothing of it. */
export function mayHaveArrived(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500);
}

/** Statuses by which the same is asked for again: later, by another connection, or with a session. */
const ASKS_AGAIN: ReadonlySet<number> = new Set([401, 408, 421, 425, 429]);

/** Whether the same may be taken when it is sent again by itself: nothing was said of what was sent. What is no ApiFailure is an answer that was not ours. */
export function isAway(failure: unknown): boolean {
  return !(failure instanceof ApiFailure) || mayHaveArrived(failure) || ASKS_AGAIN.has(failure.status);
}

/** Whether the server said of this very photo that it will never take it. Whatever else is said of it, a proxy's 413 among that, may be otherwise one day. */
export function isPhotoRefused(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === PHOTO_REFUSED;
}

/** Whether the server itself, and no proxy, said that what is written to is there no more. */
export function isGone(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 404 && failure.code === 'not_found';
}

export function isSessionEnd(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 401;
}

/** Whether the call is one that the administrator's role does not have. */
export function isOwnerOnly(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === OWNER_ONLY;
}

/** The server's own Portuguese words when it gave any, else the text that the screen has for this case. */
export function messageOf(failure: unknown, fallback: string): string {
  return failure instanceof ApiFailure ? failure.message : fallback;
}

function isApiError(body: unknown): body is ApiError {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    'message' in error &&
    typeof error.message === 'string'
  );
}

function messageOfStatus(status: number): string {
  if (status === 401) return 'Sua sessão terminou. Entre de novo para continuar.';
  if (status === 403) return 'Você não tem permissão para fazer isso.';
  if (status === 404) return 'O que você procura não existe mais.';
  if (status === 413) return 'O que foi enviado é grande demais.';
  if (status === 429) return 'Muitas tentativas seguidas. Espere um pouco e tente de novo.';
  return 'O servidor não conseguiu atender ao pedido. Tente de novo em instantes.';
}
