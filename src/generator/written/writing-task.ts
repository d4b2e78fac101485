import type { Facts } from '../../business/facts.ts';
import { capitalise, inPlace, ofPlace, toPlace } from '../../text/portuguese.ts';
import type { Correction } from '../../understanding/understanding.ts';
import { isAnswered } from '../../understanding/describe-understanding.ts';
import { factTexts } from '../../business/fact-texts.ts';
import { plainValues } from '../arc/arc-values.ts';
import { DESCRIPTION_LENGTH } from '../description-length.ts';
import { understandOnce } from '../understand-once.ts';
import { LENGTHS } from './lengths.ts';
import { materialFor, placeOf } from './writing-material.ts';

/** What an outside model is told; null where no page of its is wanted: the title is not understood for sure, or is refused. */
export function writingTask(title: string, facts: Facts, correction?: Correction): string | null {
  const understood = understandOnce(title, correction);
  const { entry, brand } = understood;
  if (entry === null || !isAnswered(understood)) return null;
  const place = placeOf(understood);
  const { gate } = plainValues(facts, understood);
  const isDanger = entry.family === 'danger';
  const material = materialFor(title, entry, understood, facts).map(
    ([heading, texts]) => `## ${heading}\n${texts.map((text) => `- ${text}`).join('\n')}`,
  );
  return [
    `Escreva em português do Brasil uma página do site de uma empresa que vende e instala motores ${factTexts(facts).brand} para portões e faz assistência na Grande São Paulo.`,
    `Título: “${title}”. O assunto é: ${entry.subject}. Quem lê tem o portão à frente e quer saber o que fazer.`,
    place === null
      ? 'O título não traz lugar: não cite bairro nem cidade.'
      : `O lugar é ${place.name}. Diga-o nas primeiras linhas, e sempre como “${inPlace(place)}”, “${ofPlace(place)}” ou “${toPlace(place)}”; não cite nenhum outro. O que se sabe do lugar e os vizinhos vêm depois do seu texto, por nós.`,
    ...(understood.gateKind === null ? [] : [`O tipo é ${gate.name}: não fale de outros.`]),
    ...(brand === null
      ? []
      : [
          brand.ours
            ? `A marca é a nossa, ${brand.name}.`
            : `O motor é ${brand.name}, de outro fabricante: somos assistência independente.`,
        ]),
    ...(isDanger
      ? [
          'É um caso de perigo. A resposta, o que fazer já e o que não fazer são nossos e ficam no começo da página, como estão: não os repita e não dê instruções. Explique por que acontece, o que o técnico faz depois e como evitar. Não ofereça nada: nem preço, nem serviço, nem visita.',
        ]
      : []),
    rules(isDanger),
    '',
    '# O que você pode afirmar',
    ...material,
  ].join('\n');
}

const between = ([least, most]: readonly [number, number], what: string) => `de ${least} a ${most} ${what}`;

function rules(isDanger: boolean): string {
  const l = LENGTHS;
  return [
    isDanger
      ? '"answer": uma das respostas rápidas abaixo, palavra por palavra.'
      : `"answer": duas ou três frases (${between(l.answer, 'caracteres')}) que respondem sozinhas ao título, com as palavras do assunto.`,
    `"sections": ${between(l.sections, 'seções')}, na ordem em que ajudam, só sobre o assunto. "heading" ${between(l.heading, 'caracteres')}, com maiúscula só na primeira palavra e nos nomes; "paragraphs" ${between(l.paragraph, 'caracteres')} cada; "items" é uma lista (vazia se não houver), com "ordered" verdadeiro quando são passos${isDanger ? '. Não escreva passos' : ''}.`,
    `"questions": ${between(l.questions, 'perguntas')} com resposta. "description": uma frase de ${DESCRIPTION_LENGTH.least} a ${DESCRIPTION_LENGTH.most} caracteres para os buscadores, diferente da resposta. Ao todo, pelo menos ${l.words} palavras.`,
    'Só afirme o que está abaixo. Números, preços, prazos e medidas, por algarismo ou por extenso, só os que estão abaixo, escritos do mesmo modo. Nenhum nome, marca, pessoa, rua, telefone ou endereço que não esteja abaixo. Nenhuma promessa, comparação ou elogio à empresa.',
    'Frases curtas e inteiras, de técnico experiente que fala com o dono da casa. Texto puro: sem marcação, links, emojis ou ponto de exclamação.',
  ].join('\n');
}

/** What is said when a page of the model's was refused, before it is asked once more. */
export function secondTask(task: string, reason: string): string {
  return `${task}\n\n# A versão anterior foi recusada\n${capitalise(reason)}. Escreva a página inteira de novo, sem esse erro.`;
}
