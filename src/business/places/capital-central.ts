import type { CapitalZone } from './capital-zone.ts';

export const capitalCentral: CapitalZone = {
  zone: 'Zona Central',
  districts: {
    o: ['Bom Retiro', 'Cambuci'],
    a: ['Bela Vista', 'Consolação', 'Liberdade', 'República', 'Sé'],
    none: ['Santa Cecília'],
  },
  neighbourhoods: {
    o: ['Bixiga', 'Glicério'],
    a: ['Aclimação', 'Luz', 'Santa Ifigênia', 'Vila Buarque'],
    os: ['Campos Elíseos'],
    none: ['Higienópolis'],
  },
};
