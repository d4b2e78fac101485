import type { Cause } from './cause.ts';

export const board: Cause = {
  term: ['Central com defeito', 'Placa', 'Defeito na placa'],
  texts: [
    'água, inseto ou descarga na rede queimam a placa. O técnico testa antes de trocar.',
    'placa oxidada ou com trilha queimada falha em uma função e mantém as outras.',
    'placa suja ou molhada dá comandos sem sentido. Desligue o disjuntor.',
  ],
};

export const limitSwitch: Cause = {
  term: ['Fim de curso fora do ponto', 'Fim de curso', 'Parada no lugar errado'],
  texts: [
    'a central não sabe onde a folha está e para antes ou passa do ponto.',
    'um ímã ou came solto engana a central. A peça é fixada, e grava-se o percurso de novo.',
    'depois de batida na folha, o fim de curso é a primeira coisa a conferir.',
  ],
};

export const force: Cause = {
  term: ['Força mal regulada', 'Ajuste de força', 'Força fora do ponto'],
  texts: [
    'força de menos faz a folha voltar; de mais, tira a proteção. O técnico acha o ponto certo.',
    'a folha ficou mais pesada e a força já não basta. Acerte a folha, não a força.',
    'com força de menos, a central lê o esforço normal como obstáculo.',
  ],
};

export const autoClose: Cause = {
  about: /fech|pres/,
  term: ['Fechamento automático ligado', 'Pausa programada', 'Ajuste da central'],
  texts: ['se a folha fecha por conta própria, é a pausa programada. É ajuste, não defeito.', 'fechar sozinho depois de um tempo é a pausa da central, que pode estar curta demais.', 'se a folha só fecha sozinha, veja este recurso: sem fotocélula, ele deve ficar desligado.'],
};

export const erraticBoard: Cause = {
  term: ['Placa com comando falso', 'Placa com defeito', 'Central confusa'],
  texts: ['placa suja ou úmida dá comandos sem sentido. Desligue o disjuntor.', 'umidade entre as trilhas fecha contato como se alguém apertasse o botão.', 'depois de um surto, a memória pode se corromper e acionar sem pedido.'],
};

export const dampBoard: Cause = {
  term: ['Umidade e bichos', 'Água ou formiga na placa', 'Água ou bicho na tampa'],
  texts: [
    'formiga e lagartixa procuram o calor da placa e fecham curto.',
    'a tampa que não veda deixa a umidade comer as trilhas até uma delas abrir.',
    'água que entra pelo eletroduto oxida os contatos e acaba em curto.',
  ],
};

export const shortOnBoard: Cause = {
  term: ['Curto na saída', 'Fio ligado errado', 'Motor em curto'],
  texts: [
    'o motor ou o cabo em curto derruba a placa nova também. Por isso o técnico os mede antes da troca.',
    'fio trocado de lugar ou tensão errada queima a placa na hora.',
    'acessório em curto, como trava ou sinaleira, leva a saída da placa junto.',
  ],
};

export const boardPart: Cause = {
  term: ['Conserto ou placa nova', 'Consertar ou trocar a placa', 'O que decide a troca'],
  texts: [
    'nem toda placa apagada está perdida: fusível, relé e borne têm conserto.',
    'o técnico testa o motor com outra central antes de condenar a sua.',
    'trilha carbonizada ou processador queimado pede placa nova, compatível com o motor.',
  ],
};
