import type { EntriesByTrait } from './entries-by-trait.ts';

/** What the lie of the land brings about, besides what fails everywhere. */
export const faults: Partial<EntriesByTrait> = {
  slope: [
    'portao-bate-forte',
    'portao-nao-para-no-fim',
    'motor-esquenta-e-para',
    'portao-aos-trancos',
    'portao-raspando',
  ],
  lowland: [
    'motor-alagado',
    'parou-com-chuva',
    'portao-enferrujado',
    'disjuntor-desarma',
    'roldana-gasta',
    'trilho-torto',
  ],
  green: [
    'formiga-na-placa',
    'fotocelula-com-defeito',
    'portao-fecha-e-volta',
    'rangido-no-portao',
    'parou-depois-do-raio',
    'parou-com-chuva',
  ],
  dust: [
    'roldana-gasta',
    'cremalheira-quebrada',
    'portao-parado-ha-muito-tempo',
    'parou-depois-do-raio',
    'controle-so-de-perto',
    'formiga-na-placa',
    'bateria-nao-segura',
  ],
};

/** What leaves a house open or a car shut in. */
export const emergencies: EntriesByTrait = {
  slope: ['portao-nao-para-no-fim', 'portao-travado', 'portao-para-no-meio'],
  lowland: ['motor-alagado', 'disjuntor-desarma', 'parou-com-chuva'],
  green: ['parou-depois-do-raio', 'parou-com-chuva', 'motor-nao-liga'],
  dust: ['parou-depois-do-raio', 'portao-travado', 'desengate-emperrado'],
  houses: [
    'basculante-nao-sobe',
    'trancado-para-fora',
    'motor-so-ronca',
    'parou-depois-da-falta-de-luz',
    'portao-nao-fecha',
    'motor-gira-portao-parado',
  ],
  flats: [
    'portao-do-predio-quebrado',
    'portao-nao-abre',
    'motor-nao-desliga',
    'portao-para-no-meio',
    'motor-esquenta-e-para',
    'placa-queimada',
  ],
  works: ['portao-saiu-do-trilho', 'carro-bateu-no-portao', 'portao-arrombado', 'motor-queimado'],
  shops: ['porta-de-enrolar-travada', 'portao-arrombado', 'portao-nao-fecha'],
  old: ['dobradica-quebrada', 'motor-queimado', 'desengate-emperrado', 'placa-queimada'],
  pavement: ['portao-nao-fecha', 'portao-abre-sozinho', 'portao-fecha-e-volta'],
  residences: ['trava-eletrica-nao-solta', 'braco-do-pivotante-solto', 'motor-nao-liga', 'vento-empurra-portao'],
};
