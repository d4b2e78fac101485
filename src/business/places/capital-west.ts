import type { CapitalZone } from './capital-zone.ts';

export const capitalWest: CapitalZone = {
  zone: 'Zona Oeste',
  districts: {
    o: ['Alto de Pinheiros', 'Butantã', 'Itaim Bibi', 'Jaguara', 'Jaguaré', 'Jardim Paulista', 'Morumbi', 'Rio Pequeno'],
    a: ['Barra Funda', 'Lapa', 'Vila Leopoldina', 'Vila Sônia'],
    none: ['Perdizes', 'Pinheiros', 'Raposo Tavares'],
  },
  neighbourhoods: {
    o: [
      'Alto da Lapa', 'Caxingui', 'Jardim América', 'Jardim Bonfiglioli', 'Jardim Europa', 'Jardim Guedala', 'Jardim Paulistano',
      'Jardim Peri Peri', 'Pacaembu', 'Parque Continental', 'Real Parque', 'Sumaré', 'Sumarezinho',
    ],
    a: [
      'Água Branca', 'Cidade Jardim', 'Vila Anastácio', 'Vila Beatriz', 'Vila Hamburguesa', 'Vila Indiana', 'Vila Ipojuca', 'Vila Madalena',
      'Vila Olímpia', 'Vila Pompeia', 'Vila Romana', 'Vila São Francisco',
    ],
    os: ['Jardins'],
    none: ['Cerqueira César'],
  },
};
