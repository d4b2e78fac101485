import { expect, test } from 'vitest';
import { buildFacts } from '../../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../../business/fictitious-company.ts';
import { factPhrases, readTitle, say, usable } from '../../page-context.ts';
import { installationProcedure } from './installation.ts';
import { maintenanceProcedure } from './maintenance.ts';
import type { Procedure } from './procedure.ts';
import { programmingProcedure } from './programming.ts';

const { escaped: t } = factPhrases(buildFacts(FICTITIOUS_COMPANY));
const context = { ...readTitle('Como instalar motor de portão'), t };

/** Orders to the reader, anywhere in a step. */
const ORDER =
  /^(?:Leve|Teste) |(?<![\p{L}])(?:acerte|ajuste|alinhe|anote|aperte|balance|cadastre|chumbe|comece|confira|corte|defina|deixe|desligue|destrave|espere|estique|explique|faça|feche|fixe|grave|instale|libere|ligue|limpe|marque|meça|monte|mostre|mova|nivele|olhe|passe|ponha|posicione|prenda|procure|reforce|regule|repare|some|suspenda|trave|use|veja)(?![\p{L}-])/iu;

function wordingsOf({ steps }: Procedure): readonly (readonly string[])[] {
  return steps.map(({ wordings }) => wordings.map((line) => say(line, context)));
}

test.each(['sliding', 'tilting', 'swing', 'overhead', 'rolling', 'any'] as const)('the installation of a motor (%s) orders the reader nothing and names nobody who does it', (mechanism) => {
  const wrong = wordingsOf(installationProcedure(mechanism)).flat().filter((wording) => ORDER.test(wording) || /técnico/i.test(wording));
  expect(wrong).toEqual([]);
});

test('what programming and maintenance share with it stays an order to the reader there', () => {
  const shared = [...wordingsOf(programmingProcedure), ...wordingsOf(maintenanceProcedure)].flat();
  expect(shared).toContain('Ponha um obstáculo no caminho, longe do corpo, e veja a folha inverter.');
  // Who sets the force is settled: the technician.
  expect(shared.filter((wording) => /a força/.test(wording) && !/técnico/.test(wording))).toEqual([]);
});

test('a gate that our kits do not fit is told of no kit at the end', () => {
  const rolling = { ...readTitle('Como instalar motor para porta de enrolar'), t };
  for (const line of usable(installationProcedure('rolling').closings, rolling)) expect(say(line, rolling)).not.toMatch(/kit/);
});
