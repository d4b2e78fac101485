import type { NamesByArticle } from './names-by-article.ts';

/** Official neighbourhoods of Osasco, by the names in daily use. */
export const osascoNeighbourhoods: NamesByArticle = {
  o: [
    'Bonfim', 'Bussocaba', 'Centro', 'Cipava', 'City Bussocaba', 'Conjunto Metalúrgicos', 'IAPI', 'Jaguaribe', 'Jardim Adalgisa', 'Jardim Aliança',
    'Jardim Ayrosa', 'Jardim Baronesa', 'Jardim Bonança', 'Jardim Conceição', "Jardim D'Abril", 'Jardim das Flores', 'Jardim Elvira',
    'Jardim Helena Maria', 'Jardim Mutinga', 'Jardim Padroeira', 'Jardim Piratininga', 'Jardim Roberto',
    'Jardim Rochdale', 'Jardim Santa Fé', 'Jardim Santa Maria', 'Jardim Santo Antônio', 'Jardim São Pedro', 'Jardim Umuarama',
    'Jardim Veloso', 'Km 18', 'Munhoz Júnior', 'Novo Osasco', 'Parque Continental', "Portal D'Oeste",
  ],
  a: [
    'Bela Vista', 'Cidade das Flores', 'Cidade de Deus', 'Vila Campesina', 'Vila dos Remédios', 'Vila Menck',
    'Vila Militar', 'Vila Osasco', 'Vila Yara', 'Vila Yolanda',
  ],
  none: ['Paiva Ramos', 'Presidente Altino', 'Quitaúna', 'Raposo Tavares', 'Três Montanhas'],
};
