import type { PlaceNotes } from './place-note.ts';

export const zoneNotes: PlaceNotes = {
  'Zona Central': [
    'edifícios, garagens subterrâneas e sobrados antigos',
    'A Zona Central reúne oito distritos, da Sé e da República à Bela Vista e ao Cambuci. Quase tudo é edifício, com garagem subterrânea em rampa, estacionamento ou loja no térreo; nas travessas da Liberdade, do Bixiga e do Cambuci restam sobrados e vilas com portão na calçada.',
    'O portão que abre para rua de muito movimento precisa ser rápido e ter fotocélula em ordem, porque há pedestre passando o tempo todo. A equipe chega pelas avenidas 23 de Maio, do Estado e Prestes Maia e combina com o zelador o horário de menor fluxo.',
  ],
  'Zona Norte': [
    'sobrados, ladeiras e prédios entre o Tietê e a Cantareira',
    'A Zona Norte vai da marginal Tietê até a serra da Cantareira e o pico do Jaraguá, com dezoito distritos, de Santana e da Casa Verde a Perus e ao Jaçanã. É a zona dos sobrados em ladeira, das casas com garagem embaixo e de prédios ao redor do metrô em Santana e no Tucuruvi.',
    'Rampa e terreno inclinado são a regra, e por isso o basculante e o deslizante bem nivelado aparecem mais do que o portão de abrir. O acesso é pela marginal Tietê, pelas avenidas Braz Leme, Inajar de Souza e Engenheiro Caetano Álvares e pela rodovia Fernão Dias.',
  ],
  'Zona Sul': [
    'prédios de Moema, casas de Interlagos e sobrados do Ipiranga',
    'A Zona Sul é a maior e a mais variada da capital: tem os prédios de Moema, da Vila Mariana e do Brooklin, os sobrados do Ipiranga e da Saúde, as casas de Interlagos e da Chácara Flora, os bairros populosos do Grajaú e do Capão Redondo e as chácaras de Parelheiros e de Marsilac.',
    'Com tanta diferença, o motor se escolhe caso a caso, pelo tipo de folha, pelo peso e pelas aberturas por dia. A equipe circula pela 23 de Maio, pela marginal Pinheiros, pelas avenidas Santo Amaro, Interlagos e dos Bandeirantes e pela estrada do M’Boi Mirim.',
  ],
  'Zona Leste': [
    'sobrados geminados, vilas e condomínios novos',
    'A Zona Leste tem trinta e três distritos, do Brás e da Mooca, de passado industrial, até a Cidade Tiradentes, na divisa com Ferraz de Vasconcelos. O sobrado geminado com garagem na frente é a sua casa mais comum, ao lado de vilas antigas, condomínios altos no Tatuapé e conjuntos habitacionais em Itaquera e em José Bonifácio.',
    'No lote estreito, o portão costuma ocupar toda a frente: basculante quando há uma vaga, de correr quando há duas. Radial Leste, marginal Tietê, Aricanduva e Jacu-Pêssego são os eixos por onde a equipe circula.',
  ],
  'Zona Oeste': [
    'condomínios, casas dos Jardins e galpões da Vila Leopoldina',
    'A Zona Oeste reúne bairros muito diferentes: os prédios de Perdizes, de Pinheiros e do Itaim Bibi, as casas com jardim do Alto de Pinheiros e do Morumbi, os sobrados da Lapa e da Vila Sônia e os antigos galpões da Barra Funda e da Vila Leopoldina, que vêm dando lugar a condomínios.',
    'Prédio com muitas vagas pede portão rápido e controle cadastrado por morador; casa de muro alto, motor silencioso para folha larga. Os caminhos da equipe são as marginais Tietê e Pinheiros, as avenidas Rebouças, Sumaré e Francisco Morato e a rodovia Raposo Tavares.',
  ],
};
