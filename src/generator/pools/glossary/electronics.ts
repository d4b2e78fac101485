import type { GlossaryEntry } from './glossary-entry.ts';

export const board: GlossaryEntry =  {
  is: ['A central de comando é a placa eletrônica que governa o motor do portão.', 'Central, ou placa, é o cérebro do conjunto: um circuito que fica dentro ou ao lado do motor.'],
  does: ['Ela recebe o sinal do controle, liga o motor no sentido certo e decide quando parar.', 'Serve para reconhecer os controles, comandar o motor e obedecer aos sensores de segurança.'],
  notes: [
    ['É nela que ficam o percurso, a força, a pausa e os controles gravados.', 'As entradas dela recebem fotocélula, botoeira, interfone e fim de curso.', 'Nem toda central serve em todo motor: a compatibilidade vem antes da compra.'],
    ['Água e inseto são os maiores inimigos dela. A tampa tem de vedar bem.', 'A tampa só se abre com o disjuntor desligado, e a medição é com o técnico.', 'Um protetor contra surtos no quadro de luz ajuda a salvá-la em dia de raio.'],
  ],
  where: ['Na maioria dos motores, a central fica sob a tampa do próprio motor. Em portão de duas folhas, costuma ir em uma caixa na coluna.'],
};

export const fuse: GlossaryEntry =  {
  is: ['O fusível é a peça que queima de propósito para salvar a placa.', 'Fusível é um fio calibrado que se rompe quando a corrente passa do limite.'],
  does: ['Serve para cortar a energia antes que um curto leve a central inteira.', 'Ele protege a placa e o motor de um esforço elétrico anormal.'],
  notes: [
    ['Fusível que queima de novo está avisando de curto ou de motor travado.', 'Nem toda placa apagada está perdida: às vezes é só ele.'],
    ['Troca-se por outro igual, nunca por um mais forte, e pelo técnico.', 'Não faça ponte no lugar dele: o curto seguinte queima a placa.'],
  ],
  where: ['O fusível fica na placa, sob a tampa do motor. A troca é do técnico, com o disjuntor desligado.'],
};

export const inverter: GlossaryEntry =  {
  is: ['O inversor de frequência é o circuito que comanda a rotação do motor.', 'Inversor é a parte da central que acelera e freia o motor aos poucos.'],
  does: ['Serve para a folha abrir depressa sem bater: parte macio, acelera e reduz antes do fim.', 'Com ele a velocidade muda ao longo do caminho, o que um motor comum não faz.'],
  notes: [
    [({ t }) => `É ele que permite a abertura em ${t.fastest.opening} do ${t.fastest.name}.`, 'Ele também mede o esforço o tempo todo e ajuda a parar diante de um obstáculo.'],
    ['A placa com inversor se troca só pela do próprio fabricante.', 'Ele não dispensa folha leve e alinhada.'],
  ],
};

export const surgeProtector: GlossaryEntry =  {
  is: ['O protetor contra surtos, ou DPS, é um dispositivo do quadro de luz.', 'DPS é a sigla do dispositivo que desvia para o terra os picos de tensão da rede.'],
  does: ['Serve para poupar a placa do portão em dia de raio ou de manobra na rede.', 'Ele recebe o surto no lugar da central.'],
  notes: [
    ['Sem aterramento, ele não trabalha.', 'Ele reduz o risco, mas não segura todo raio.'],
    ['A instalação é do eletricista, no quadro.', 'Quando o visor dele muda de cor, está na hora de trocar.'],
  ],
  where: ['O protetor vai no quadro de luz, instalado por eletricista.'],
};

export const receiver: GlossaryEntry =  {
  is: ['O receptor é o rádio da central: é ele que ouve o controle.', 'Receptor é a parte da placa, ou o módulo ao lado dela, que recebe o sinal do controle.'],
  does: ['Serve para reconhecer os controles gravados e passar o comando à central.', 'Com a antena esticada, ele define a distância em que o controle funciona.'],
  notes: [
    ['Antena dobrada, cortada ou encostada em ferro encurta o alcance.', 'Um receptor novo pode trazer código rolante a um motor antigo.'],
    ['Frequência e codificação precisam casar com as do controle.', 'Não emende arame na antena: o comprimento dela é calculado.'],
  ],
  where: ['O receptor fica na própria placa ou em uma caixinha ao lado. A antena deve ir esticada e longe de ferro.'],
};

export const rollingCode: GlossaryEntry =  {
  is: ['Código rolante é o sistema em que o controle manda uma senha diferente a cada toque.', 'O código rolante é uma sequência que só o controle e a central conhecem, e que nunca se repete.'],
  does: ['Serve para dificultar o uso de um sinal gravado na rua.', 'Com ele, copiar o sinal fica difícil: a central já espera a senha seguinte.'],
  notes: [
    ['O de código fixo repete sempre a mesma senha e pode ser copiado.', 'Por causa disso, o controle precisa ser da mesma família da central.', ofOurKits],
    ['O controle perdido ainda abre: ele tem de ser apagado da memória.', 'Se o controle foi apertado muitas vezes longe de casa, acione duas ou três vezes perto do motor.'],
  ],
};

export const antiCrush: GlossaryEntry =  {
  is: ['Antiesmagamento é a função da central que percebe um esforço fora do normal e manda parar.', 'O antiesmagamento compara o esforço do momento com o que a folha costuma pedir.'],
  does: ['Serve para a folha parar e voltar quando encontra uma pessoa ou um objeto.', 'Quando algo resiste, a central inverte o sentido.'],
  notes: [
    ['Ele só age depois do toque. A fotocélula age antes.', 'Força no máximo anula essa proteção.'],
    ['Teste todo mês com um pedaço de madeira no vão, jamais com o corpo.', 'Se a folha não voltar no teste, desligue o disjuntor e chame o técnico.'],
  ],
};

export const autoClose: GlossaryEntry =  {
  is: ['O fechamento automático é a função em que a central fecha a folha depois de uma pausa.', 'Fechamento automático é um ajuste da placa: passada a pausa, o portão se fecha.'],
  does: ['Serve para o portão não ficar esquecido aberto.', 'Com ele ligado, basta entrar: a folha fecha sem outro toque.'],
  notes: [
    ['Só deve ser usado com fotocélula.', 'A pausa precisa servir à pessoa mais lenta da casa.'],
    ['Se o feixe é cortado, a folha volta a abrir.', 'Avise as visitas, que não esperam o movimento.'],
  ],
};

function ofOurKits({ t }: { readonly t: { readonly brand: string } }): string {
  return `A central dos kits ${t.brand} que instalamos já usa esse sistema.`;
}
