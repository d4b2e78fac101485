import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Every error of the API. The message is Portuguese and may be shown as it is. */
export interface ApiError {
  readonly error: { readonly code: string; readonly message: string };
}

const BY_STATUS: Readonly<Record<number, ApiError['error']>> = {
  400: { code: 'bad_request', message: 'O pedido não está no formato esperado.' },
  401: { code: 'unauthorized', message: 'Sua sessão terminou. Entre de novo para continuar.' },
  403: { code: 'forbidden', message: 'Você não tem permissão para fazer isso.' },
  404: { code: 'not_found', message: 'Não encontrado.' },
  405: { code: 'method_not_allowed', message: 'Método não permitido.' },
  413: { code: 'too_large', message: 'O pedido é grande demais.' },
  414: { code: 'address_too_long', message: 'O endereço pedido é longo demais.' },
  415: { code: 'unsupported_media_type', message: 'Envie os dados em JSON.' },
  422: { code: 'unprocessable', message: 'Os dados enviados não podem ser usados.' },
  429: { code: 'too_many_requests', message: 'Muitas tentativas. Espere um minuto e tente de novo.' },
};

const INTERNAL: ApiError['error'] = {
  code: 'internal',
  message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
};

/** The general response to a status, where nothing more exact can be said. */
export function apiErrorOf(status: number): ApiError {
  return { error: BY_STATUS[status] ?? INTERNAL };
}

/** Answers `status` in the form of the API; without a message, with the general one. */
export function fail<Status extends ContentfulStatusCode>(
  context: Context,
  status: Status,
  code?: string,
  message?: string,
) {
  const general = apiErrorOf(status).error;
  const body: ApiError = { error: { code: code ?? general.code, message: message ?? general.message } };
  return context.json(body, status);
}
