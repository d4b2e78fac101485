import type { CapitalZone } from './capital-zone.ts';

export const capitalSouth: CapitalZone = {
  zone: 'Zona Sul',
  districts: {
    o: [
      'Campo Belo', 'Campo Grande', 'Campo Limpo', 'Capão Redondo', 'Cursino', 'Grajaú', 'Ipiranga', 'Jabaquara', 'Jardim Ângela',
      'Jardim São Luís', 'Sacomã', 'Socorro',
    ],
    a: ['Cidade Dutra', 'Pedreira', 'Saúde', 'Vila Andrade', 'Vila Mariana'],
    none: ['Cidade Ademar', 'Marsilac', 'Moema', 'Parelheiros', 'Santo Amaro'],
  },
  neighbourhoods: {
    o: [
      'Alto da Boa Vista', 'Alto do Ipiranga', 'Bosque da Saúde', 'Brooklin', 'Jardim da Saúde', 'Jardim Marajoara', 'Jardim Prudência',
      'Panamby', 'Paraíso', 'Planalto Paulista',
    ],
    a: [
      'Chácara Flora', 'Chácara Klabin', 'Chácara Santo Antônio', 'Granja Julieta', 'Vila Clementino', 'Vila das Mercês', 'Vila Guarani',
      'Vila Gumercindo', 'Vila Mascote', 'Vila Monumento', 'Vila Nova Conceição', 'Vila Santa Catarina',
    ],
    none: ['Americanópolis', 'Heliópolis', 'Indianópolis', 'Interlagos', 'Jurubatuba', 'Mirandópolis', 'Paraisópolis', 'São João Clímaco'],
  },
};
