import { expect, test } from 'vitest';
import { requireEntry } from '../../content/library/library.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';
import { helpText } from './help-text.ts';

test.each([
  ['copiar-controle', 'remote'],
  ['preco-da-placa', 'motor'],
  ['contrato-do-condominio', 'words'],
  ['preco-do-motor-instalado', 'kit'],
  ['quanto-demora-a-instalacao', 'gate'],
] as const)('whoever reads of %s is asked for the photo that says most of it', (id, kind) => {
  expect(helpText(requireEntry(id))).toBe(sharedTexts.help[kind]);
});

test('of a gate with a fault a video says most', () => {
  for (const id of ['portao-nao-abre', 'outra-marca-conserto']) expect(helpText(requireEntry(id))).toBeUndefined();
});
