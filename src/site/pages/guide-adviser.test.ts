import { expect, test } from 'vitest';
import { parseGateQuestion } from '../../business/gate-form.ts';
import { offeredGateKinds, offerOf } from '../../business/gate-kind-ids.ts';
import { renderTestPage, visibleText } from '../test-site.ts';
import { guidePage } from './guide-page.tsx';

function asked(query: string): string {
  const parameters = new URLSearchParams(query);
  return renderTestPage(guidePage({ question: parseGateQuestion((name) => parameters.get(name) ?? undefined) }));
}

function formOf(html: string): string {
  return /<form class="adviser".*?<\/form>/s.exec(html)?.[0] ?? '';
}

test('the kind is asked by a picture for each, then material and width; the rest is folded', () => {
  const form = formOf(asked(''));
  for (const { value } of offeredGateKinds.map(offerOf))
    expect(form).toMatch(new RegExp(`<label><input type="radio"[^>]* value="${value}"/><img`));
  const inOrder = ['name="tipo"', 'name="material"', 'name="largura"', '<details', 'name="peso"', 'name="ciclos"'].map(
    (mark) => form.indexOf(mark),
  );
  expect(inOrder).not.toContain(-1);
  expect(inOrder.toSorted((one, other) => one - other)).toEqual(inOrder);
});

test('the kind that a link brings is chosen already, and nothing is called wrong', () => {
  const html = asked('tipo=basculante');
  expect(formOf(html)).toMatch(/type="radio"[^>]*checked=""[^>]* value="basculante"|value="basculante"[^>]*checked=""/);
  expect(html).not.toContain('role="status"');
});

test('the answer shows the weight that it was computed from', () => {
  const text = visibleText(asked('tipo=deslizante&material=chapa-de-aco-fechada&largura=4'));
  expect(text).toContain('250 a 350 kg de peso estimado: chapa de aço fechada, 4 m × 2,5 m');
  expect(text).toContain('O motor indicado é o');
  expect(visibleText(asked('tipo=deslizante&peso=300&largura=4'))).not.toContain('de peso estimado');
});

test('what is wrong stands at its field, and a list leads there', () => {
  const html = asked('tipo=deslizante&largura=90');
  const form = formOf(html);
  for (const [field, says] of [
    ['material', 'Escolha o material da folha.'],
    ['largura', 'Largura da folha, em metros: informe um número de 1 a 20.'],
  ]) {
    expect(form).toContain(`<span class="problem-said" id="erro-${field}">${says}</span>`);
    expect(form).toMatch(
      new RegExp(
        `<[a-z]+ (?=[^>]*id="campo-${field}")(?=[^>]*aria-invalid="true")[^>]*aria-describedby="erro-${field}"`,
      ),
    );
    expect(html).toContain(`<a href="#campo-${field}">${says}</a>`);
  }
  expect(form.match(/aria-invalid/g)).toHaveLength(2);
  // A wrong answer to a folded question unfolds it.
  expect(formOf(asked('tipo=deslizante&largura=3&peso=x'))).toContain('<details open="">');
});
