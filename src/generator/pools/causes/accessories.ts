import { ofLine } from '../../page-context.ts';
import type { Cause } from './cause.ts';

export const battery: Cause = {
  term: ['Pilha do controle', 'Controle sem força', 'Pilha fraca'],
  texts: [
    'o alcance encurta aos poucos até sumir. Troque a pilha antes de chamar.',
    'se outro controle funciona, comece pela pilha deste.',
    'além da pilha, umidade e contato oxidado impedem o controle de funcionar.',
  ],
};

export const interference: Cause = {
  term: ['Antena ou interferência', 'Sinal fraco', 'Recepção ruim'],
  texts: ['antena dobrada ou encostada em ferro encurta o alcance.', 'um aparelho novo por perto pode atrapalhar o sinal.', 'antena esticada e longe do metal recupera o alcance.'],
};

export const receiver: Cause = {
  term: ['Receptor da central', 'Memória da central', 'Controle fora da memória'],
  texts: ['se nenhum controle funciona, o receptor ou a memória é o suspeito.', 'memória cheia ou apagada deixa o controle sem resposta. O cadastro é refeito.', 'controle de outra codificação nunca será aceito, mesmo com pilha nova.'],
};

export const stuckButton: Cause = {
  term: ['Botoeira em curto', 'Botão ou interfone', 'Contato que não abre'],
  texts: ['um botão que não volta manda abrir sem parar.', 'água na botoeira fecha o contato sem ninguém apertar.', 'para tirar a dúvida, o técnico desliga a botoeira da placa.'],
};

export const oldCode: Cause = {
  term: ['Controles na memória', 'Controle antigo ou código fixo', 'Controle de outra casa ou perdido'],
  texts: ['código fixo pode coincidir com o do vizinho. O rolante não se repete.', ofLine(({ t }) => `apague a memória e grave só os seus. Nas placas ${t.brand}, são ${t.eraseRemotes} no botão de programação.`), 'um controle perdido continua valendo até ser apagado.'],
};

export const dirtyPhotocell: Cause = {
  term: ['Fotocélula suja ou torta', 'Fotocélula', 'Fotocélula com feixe cortado'],
  texts: [
    'a central entende que há alguém no vão e não deixa fechar. Limpe a lente e alinhe o par.',
    'pó, teia ou sol na lente seguram a folha aberta. Comece pelo pano seco.',
    'se o par saiu do lugar, o portão abre, mas não fecha.',
  ],
};
