import { expect, test } from 'vitest';
import { findBrand } from './title-brand.ts';

const nameIn = (title: string) => findBrand(title.split(' '), () => false)?.name ?? null;

test('a maker whose name is a plain word is one behind what it makes, where it fails, and beside another maker', () => {
  expect(nameIn('motor nice queimou')).toBe('Nice');
  expect(nameIn('nice nao abre')).toBe('Nice');
  expect(nameIn('seg speed ou garen speed')).toBe('Seg');
  expect(nameIn('placa universal serve no seg antigo')).toBe('Seg');
  expect(nameIn('seg a sex ou sabado')).toBeNull();
  expect(nameIn('algo nice para a casa')).toBeNull();
});
