import type { NamesByArticle } from './names-by-article.ts';

/** Official neighbourhoods of Guarulhos and the best-known developments inside them. */
export const guarulhosNeighbourhoods: NamesByArticle = {
  o: [
    'Aeroporto', 'Água Azul', 'Bananal', 'Bom Clima', 'Cabuçu', 'Cabuçu de Cima', 'Centro', 'Cocaia', 'Conjunto Marcos Freire', 'Gopoúva',
    'Haroldo Veloso', 'Inocoop', 'Itaim', 'Itapegica', 'Jardim Acácio', 'Jardim Adriana', 'Jardim Angélica', 'Jardim Barbosa',
    'Jardim Cumbica', 'Jardim Flor da Montanha', 'Jardim Fortaleza', 'Jardim Lenize', 'Jardim Maia',
    'Jardim Maria Dirce', 'Jardim Munhoz', 'Jardim Nova Cumbica', 'Jardim Oliveira', 'Jardim Ottawa', 'Jardim Palmira', 'Jardim Paulista',
    'Jardim Pinhal', 'Jardim Ponte Alta', 'Jardim Presidente Dutra', 'Jardim Rosa de França', 'Jardim Santa Clara',
    'Jardim Santa Francisca', 'Jardim Santa Mena', 'Jardim Santo Afonso', 'Jardim São João', 'Jardim São Paulo', 'Jardim Tranquilidade',
    'Jardim Triunfo', 'Jardim Vila Galvão', 'Macedo', 'Mato das Cobras', 'Monte Carmelo', 'Morro Grande', 'Paraventi',
    'Parque Alvorada', 'Parque Brasília', 'Parque Cecap', 'Parque Continental', 'Parque das Nações', 'Parque Jurema',
    'Parque Mikail', 'Parque Primavera', 'Parque Renato Maia', 'Parque Santo Antônio', 'Parque Santos Dumont', 'Parque Uirapuru',
    'Picanço', 'Porto da Igreja', 'Recreio São Jorge', 'Taboão', 'Tanque Grande',
  ],
  a: [
    'Água Chata', 'Bela Vista', 'Capelinha', 'Cidade Industrial Satélite', 'Cidade Jardim Cumbica', 'Cidade Martins', 'Cidade Seródio', 'Cidade Soberana',
    'Invernada', 'Ponte Grande', 'Várzea do Palácio', 'Vila Any', 'Vila Augusta', 'Vila Barros', 'Vila Carmela', 'Vila Fátima',
    'Vila Flórida', 'Vila Galvão', 'Vila Leonor', 'Vila Moreira', 'Vila Nova Bonsucesso', 'Vila Paraíso',
    'Vila Progresso', 'Vila Rio de Janeiro', 'Vila Rosália', 'Vila São Jorge', 'Vila Tijuco',
  ],
  os: ['Morros', 'Pimentas'],
  none: ['Aracília', 'Bonsucesso', 'Cumbica', 'Lavras', 'Sadokim', 'São Roque', 'Torres Tibagy'],
};
