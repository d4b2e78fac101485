import { expect, test } from 'vitest';
import { gateParts } from '../business/gate-parts.ts';
import { drawingProblems } from './library/drawing-problems.ts';
import { library, requireEntry } from './library/library.ts';
import { litPartSchema } from './lit-part.ts';
import { checkOfPart, shownPart, shownScene } from './shown-part.ts';

test('the gate that a title names is drawn, else that of the entry, else the sliding one, which is said', () => {
  const entry = requireEntry('portao-nao-fecha');
  expect(shownPart(entry, 'tilting')).toEqual({ drawing: 'tilting', part: 'photocell', isAssumed: false });
  expect(shownPart(entry, null)).toEqual({ drawing: 'sliding', part: 'photocell', isAssumed: true });
  expect(shownPart(requireEntry('dobradica-quebrada'), null)).toEqual({
    drawing: 'swing',
    part: 'hinge',
    isAssumed: false,
  });
});

test('what only the board has is lit on the board', () => {
  expect(shownPart(requireEntry('fusivel-queima'), 'tilting')).toEqual({
    drawing: 'board',
    part: 'fuse',
    isAssumed: false,
  });
  expect(shownPart(requireEntry('programar-controle'), null)).toMatchObject({
    drawing: 'board',
    part: 'remote',
  });
});

test('a part that the gate does not have gives its place to the next one of the entry', () => {
  expect(shownPart(requireEntry('barulho-no-portao'), 'pivoting')).toMatchObject({
    drawing: 'pivoting',
    part: 'hinge',
  });
});

test('whoever buys a part is shown that part, and no other where it is not drawn', () => {
  const parts = requireEntry('comprar-pecas');
  expect(shownPart(parts, null, 'capacitor')).toMatchObject({ drawing: 'sliding', part: 'capacitor' });
  expect(shownPart(parts, null, 'siren')).toMatchObject({ part: 'siren' });
  expect(shownPart(parts, 'tilting', 'cable')).toMatchObject({ drawing: 'tilting', part: 'cable' });
  expect(shownPart(parts, null, 'belt')).toBeNull();
  expect(shownPart(parts, null, 'board')).toEqual(shownPart(parts, null));
  expect(shownPart(requireEntry('apagar-controles'), null, 'remote')).toMatchObject({ part: 'record-button' });
  // A fault's reader looks where the entry sends him, whatever part he suspects.
  expect(shownPart(requireEntry('fotocelula-com-defeito'), null, 'motor')).toMatchObject({ part: 'photocell' });
});

test('a catalogue of parts stands neither under a scene nor where a gate is repaired or a motor chosen as a whole', () => {
  for (const id of ['comprar-controle', 'motor-solar', 'conserto-de-portao', 'potencia-em-hp'])
    expect([id, shownPart(requireEntry(id), null)]).toEqual([id, null]);
  expect(shownPart(requireEntry('conserto-de-portao'), null, 'roller')).toMatchObject({ part: 'roller' });
  expect(shownPart(requireEntry('comprar-cremalheira'), null)).toMatchObject({ part: 'rack' });
  expect(shownPart(requireEntry('portao-nao-abre'), null)).not.toBeNull();
});

test('nobody is sent to look at a part where there is danger, or nothing to look for', () => {
  const shown = [...library.values()].filter((entry) => shownPart(entry, null) !== null);
  expect(shown.filter(({ family }) => ['danger', 'refusal', 'payment', 'service', 'law'].includes(family))).toEqual([]);
  expect(shownPart(null, 'sliding')).toBeNull();
});

test('every fault and every way to do something that names a part has its drawing', () => {
  const without = [...library.values()]
    .filter(({ family, parts, scene }) => ['fault', 'how-to', 'product'].includes(family) && parts.length > 0 && !scene)
    .filter((entry) => shownPart(entry, null) === null);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('what is said of a part is what its reader does with it', () => {
  const said = [...library.values()].flatMap((entry) =>
    entry.parts.flatMap((part) => {
      const check = checkOfPart(entry, part);
      return check ? [{ part, does: check.do.toLowerCase() }] : [];
    }),
  );
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter(({ part, does }) => !does.includes(gateParts[part].name))).toEqual([]);
});

test('an entry or a text that lights what its drawing does not show is named', () => {
  const problems = (
    drawing: Parameters<typeof drawingProblems>[0]['drawing'],
    gateKinds: ('sliding' | 'tilting')[] = [],
  ) => drawingProblems({ drawing, gateKinds });
  expect(problems({ part: 'rack' })).toEqual([]);
  expect(problems({ part: 'rack' }, ['sliding', 'tilting'])).toEqual([
    'drawing lights cremalheira, which basculante does not show',
  ]);
  expect(problems({ of: 'board', part: 'led' }, ['tilting'])).toEqual([]);
  expect(litPartSchema.safeParse({ of: 'board', part: 'rack' }).success).toBe(false);
  expect(litPartSchema.safeParse({ of: 'board', part: 'led' }).success).toBe(true);
});

test('a scene that draws one kind of gate is not shown to whoever names another', () => {
  const entry = requireEntry('portao-para-no-meio');
  expect(shownScene(entry, null)).toBe('where-it-stops');
  expect(shownScene(entry, null, 'sliding')).toBe('where-it-stops');
  expect(shownScene(entry, null, 'tilting')).toBeNull();
});

test('a page of a whole service, or of makers that are compared, lights no part unless the title names one', () => {
  expect(shownPart(requireEntry('manutencao-de-portao'), 'sliding')).toBeNull();
  expect(shownPart(requireEntry('manutencao-de-portao'), 'sliding', 'roller')?.part).toBe('roller');
  expect(shownPart(requireEntry('comparar-marcas'), 'sliding')).toBeNull();
});
