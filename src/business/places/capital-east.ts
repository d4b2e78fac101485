import type { CapitalZone } from './capital-zone.ts';

export const capitalEast: CapitalZone = {
  zone: 'Zona Leste',
  districts: {
    o: [
      'Aricanduva', 'Belém', 'Brás', 'Cangaíba', 'Carrão', 'Iguatemi', 'Itaim Paulista', 'Jardim Helena', 'Lajeado',
      'Pari', 'Parque do Carmo', 'Tatuapé',
    ],
    a: [
      'Água Rasa', 'Cidade Líder', 'Cidade Tiradentes', 'Mooca', 'Penha', 'Ponte Rasa', 'Vila Curuçá', 'Vila Formosa', 'Vila Jacuí',
      'Vila Matilde', 'Vila Prudente',
    ],
    none: [
      'Artur Alvim', 'Ermelino Matarazzo', 'Guaianases', 'Itaquera', 'José Bonifácio', 'São Lucas', 'São Mateus', 'São Miguel', 'São Rafael', 'Sapopemba',
    ],
  },
  neighbourhoods: {
    o: ['Alto da Mooca', 'Jardim Anália Franco', 'Jardim Têxtil'],
    a: [
      'Cidade Patriarca', 'Fazenda da Juta', 'Quarta Parada', 'Vila Alpina', 'Vila Ema', 'Vila Gomes Cardim',
      'Vila Guilhermina', 'Vila Nhocuné', 'Vila Ré', 'Vila Zelina',
    ],
    none: ['Engenheiro Goulart'],
  },
};
