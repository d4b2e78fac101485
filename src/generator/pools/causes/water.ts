import type { Cause } from './cause.ts';

export const wetPhotocell: Cause = {
  term: ['Água na fotocélula', 'Fotocélula molhada', 'Lente embaçada'],
  texts: [
    'gota ou vapor na lente corta o feixe, e a central não deixa fechar enquanto chove. Seque a lente por fora. Água por dentro pede troca.',
    'com a chuva, a lente embaça e a central entende que há alguém no vão.',
    'respingo e barro na lente seguram o portão aberto. Depois do pano seco, ele deve fechar.',
  ],
};

export const wetBoard: Cause = {
  term: ['Água na central', 'Placa molhada', 'Tampa mal vedada'],
  texts: [
    'água que entra pela tampa faz a placa errar. Desligue o disjuntor, não abra e não religue para testar.',
    'umidade entre as trilhas da placa dá comando falso ou nenhum comando. O técnico seca, limpa e refaz a vedação.',
    'o eletroduto leva água de chuva para dentro do motor. A saída do duto precisa de vedação.',
  ],
};

export const wetWire: Cause = {
  term: ['Emenda molhada', 'Água na caixa de passagem', 'Cabo em curto com a chuva'],
  texts: [
    'o cabo da fotocélula ou da botoeira entra em curto, e a central deixa de fechar ou abre sem ninguém pedir.',
    'a caixa de passagem enche e a emenda conduz pela água. Seca, ela volta a funcionar até a próxima chuva.',
    'isolamento rachado só mostra o defeito quando molha. Conte ao técnico que é sempre na chuva.',
  ],
};

export const mud: Cause = {
  term: ['Barro e folhas no caminho', 'Enxurrada no trilho', 'Sujeira que a chuva traz'],
  texts: [
    'a enxurrada deixa terra no trilho ou no piso, e a folha volta como diante de um obstáculo.',
    'folha molhada e barro aumentam o atrito até a central parar por segurança.',
    'depois da chuva, com o disjuntor desligado, varra o caminho da folha e o ralo.',
  ],
};

export const swollen: Cause = {
  term: ['Madeira encharcada', 'Folha mais pesada', 'Vento na folha'],
  texts: [
    'a madeira incha, pesa mais e raspa na coluna. O motor sente antes de você.',
    'chapa fechada com vento de chuva faz a força de fechamento não bastar. Não a aumente: chame.',
    'folha de madeira molhada pode passar do peso que o motor move.',
  ],
};
