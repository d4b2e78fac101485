import { expect, test } from 'vitest';
import type { PlaceProof } from '../../missing-proof/proof-contracts.ts';
import { proofOfRegion, proofWords } from './region-proof.ts';

const place = (region: string, counted: Partial<PlaceProof>): PlaceProof => ({
  key: `${region} ${JSON.stringify(counted)}`,
  name: 'Santana',
  where: 'em Santana',
  region,
  pages: 0,
  own_words: null,
  jobs: 0,
  voices: 0,
  opens: 0,
  ...counted,
});

test('a region is what its places have together, and lacks as much as its pages wait for', () => {
  const places = [
    place('Zona Norte', { pages: 9, opens: 8 }),
    place('Zona Norte', { pages: 4, opens: 4, jobs: 1 }),
    place('Osasco', { pages: 3, opens: 1 }),
    place('Mauá', { pages: 2, jobs: 1 }),
  ];
  const words = (region: string) => proofWords(proofOfRegion(region, places));
  expect(proofOfRegion('Zona Norte', places)).toMatchObject({ opens: 12, pages: 13, jobs: 1, lack: 'much' });
  expect(words('Zona Norte')).toBe('Zona Norte: 12 páginas fora dos buscadores, 1 serviço');
  expect(proofOfRegion('Osasco', places).lack).toBe('some');
  expect(words('Osasco')).toBe('Osasco: 1 página fora dos buscadores, 0 serviços');
  expect(words('Mauá')).toBe('Mauá: 2 páginas, nenhuma à espera, 1 serviço');
  expect(words('Cotia')).toBe('Cotia: nenhuma página');
});
