import { expect, test } from 'vitest';
import { buildFacts } from '../../../business/facts.ts';
import { FICTITIOUS_COMPANY } from '../../../business/fictitious-company.ts';
import { understand } from '../../../understanding/understand-title.ts';
import { escapedFacts } from '../../arc/arc-values.ts';
import { readContext, say } from '../../page-context.ts';
import { installationProcedure } from './installation.ts';
import type { Procedure } from './procedure.ts';

const t = escapedFacts(buildFacts(FICTITIOUS_COMPANY));
const TITLE = 'Como instalar motor de portão';
const context = { ...readContext(TITLE, understand(TITLE)), t, words: t };

/** Orders to the reader, anywhere in a step. */
const ORDER =
  /^(?:Leve|Teste) |(?<![\p{L}])(?:acerte|ajuste|alinhe|anote|aperte|balance|cadastre|chumbe|comece|confira|corte|defina|deixe|desligue|destrave|espere|estique|explique|faça|feche|fixe|grave|instale|libere|ligue|limpe|marque|meça|monte|mostre|mova|nivele|olhe|passe|ponha|posicione|prenda|procure|reforce|regule|repare|some|suspenda|trave|use|veja)(?![\p{L}-])/iu;

function wordingsOf({ steps }: Procedure): readonly (readonly string[])[] {
  return steps.map(({ wordings }) => wordings.map((line) => say(line, context)));
}

test.each(['sliding', 'tilting', 'swing', 'overhead', 'rolling', 'any'] as const)(
  'the installation of a motor (%s) orders the reader nothing and names nobody who does it',
  (mechanism) => {
    const wrong = wordingsOf(installationProcedure(mechanism))
      .flat()
      .filter((wording) => ORDER.test(wording) || /técnico/i.test(wording));
    expect(wrong).toEqual([]);
  },
);
