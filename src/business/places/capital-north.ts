import type { CapitalZone } from './capital-zone.ts';

export const capitalNorth: CapitalZone = {
  zone: 'Zona Norte',
  districts: {
    o: ['Anhanguera', 'Jaçanã', 'Jaraguá', 'Limão', 'Mandaqui', 'Tremembé', 'Tucuruvi'],
    a: ['Brasilândia', 'Cachoeirinha', 'Casa Verde', 'Freguesia do Ó', 'Vila Guilherme', 'Vila Maria', 'Vila Medeiros'],
    none: ['Perus', 'Pirituba', 'Santana', 'São Domingos'],
  },
  neighbourhoods: {
    o: [
      'Carandiru',
      'Horto Florestal',
      'Imirim',
      'Jardim Brasil',
      'Jardim Peri',
      'Jardim São Paulo',
      'Lauzane Paulista',
      'Parque Edu Chaves',
      'Parque Novo Mundo',
    ],
    a: [
      'Água Fria',
      'Parada de Taipas',
      'Parada Inglesa',
      'Vila Albertina',
      'Vila Gustavo',
      'Vila Mazzei',
      'Vila Sabrina',
    ],
    none: ['Santa Teresinha'],
  },
};
