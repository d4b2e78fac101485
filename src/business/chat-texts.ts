/** What a technician asks first of all. */
const BLANKS = { place: '\nBairro: ', gate: '\nTipo do portão: ' } as const;

/** What the sentence says already, so that nobody is asked for it. */
export interface Said {
  readonly place?: boolean;
  readonly gate?: boolean;
}

/**
 * The text of a chat as its writer would type it: what they want, which is what the button says, and lines to fill in.
 *
 * @param request whole sentences of the visitor: 'Meu portão não fecha. Quero falar com um técnico.'
 */
export function chatText(request: string, { place = false, gate = false }: Said = {}): string {
  return `Olá! ${request}${place ? '' : BLANKS.place}${gate ? '' : BLANKS.gate}`;
}
