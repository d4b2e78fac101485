import type { GlossaryEntry } from './glossary-entry.ts';

export const photocell: GlossaryEntry =  {
  is: ['A fotocélula é um par de peças: uma emite um feixe de luz invisível, e a outra o recebe do lado oposto do vão.', 'Fotocélula é o sensor de presença do portão: um emissor e um receptor, um diante do outro.'],
  does: ['Ela serve para impedir que o portão feche sobre alguém: se algo corta o feixe, a folha para e volta.', 'Serve para parar o fechamento antes do toque, quando pessoa, bicho ou carro cruza o feixe.'],
  notes: [
    ['Com fechamento automático, ela é indispensável.', 'A força regulada só age depois do toque, e é isso que a fotocélula completa.', 'Ela não substitui a força bem regulada: as duas proteções trabalham juntas.'],
    ['Limpe a lente com pano seco e teste uma vez por mês, com um cabo de vassoura no feixe.', 'Nunca faça ponte nos fios dela para o portão fechar.', 'Lente suja, torta ou com água segura o portão aberto.'],
  ],
  where: ['As duas peças da fotocélula ficam nas laterais do vão, uma de frente para a outra, na altura do para-choque e perto da folha.', 'Instale uma de cada lado da passagem, na altura do joelho, fora do sol direto e do alcance da mangueira.'],
};

export const remote: GlossaryEntry =  {
  is: ['O controle remoto é um transmissor de rádio: cada toque manda um código para a central do portão.', 'Controle é o aparelho que fala com o receptor da central, por rádio.'],
  does: ['Serve para abrir, parar e fechar o portão à distância, sem descer do carro.', 'Com ele, só os aparelhos gravados na central movem o portão.'],
  notes: [
    ['Frequência e codificação precisam ser as da sua central. A cor e o formato não dizem nada.', 'O de código rolante muda a senha a cada toque. O de código fixo pode ser copiado.'],
    ['Alcance que encurta aos poucos é bateria no fim.', 'Perdeu um? Ele continua valendo até ser apagado da memória.', 'Não o deixe no carro estacionado na rua.'],
  ],
};

export const battery: GlossaryEntry =  {
  is: ['A bateria é uma reserva de energia para o motor, carregada enquanto há luz.', 'Bateria, ou nobreak de portão, é o conjunto que alimenta o motor quando falta a rede.'],
  does: [({ t }) => `Serve para o portão continuar abrindo sem luz, por até ${t.batteryCycles}.`, ({ t }) => `Com ela carregada, o portão ainda faz até ${t.batteryCycles} na falta de energia.`],
  notes: [
    ['Nem toda central aceita bateria: confirme pela foto da placa.', 'Nobreak de computador não serve, porque não aguenta a partida do motor.', 'Ela é opcional e não vem no kit.'],
    ['Ela envelhece parada. Teste de tempos em tempos com o disjuntor desligado.', 'Com bateria, o motor segue vivo mesmo com o disjuntor desligado. Ninguém deve abrir a tampa assim.', 'Bateria velha vai para ponto de coleta, nunca para o lixo comum.'],
  ],
  where: ['A bateria fica em caixa fechada, em lugar seco, junto do motor e longe do sol.'],
};

export const lock: GlossaryEntry =  {
  is: ['A trava elétrica é um pino ou ferrolho que a própria central recolhe antes de abrir.', 'Trava elétrica é uma fechadura comandada pela placa do portão.'],
  does: ['Serve para segurar a folha fechada e tirar do motor o esforço do vento e do empurrão.', 'Ela prende a ponta da folha, onde quem força tem mais alavanca.'],
  notes: [
    ['É indicada em folha larga de abrir, em basculante que cede e em portão já forçado.', 'Precisa de saída própria na central ou de um módulo.'],
    ['Escolha modelo com chave mecânica, para a falta de luz.', 'No ferrolho vai grafite, e não graxa.', 'O encaixe do piso precisa estar limpo, senão o pino não desce.'],
  ],
  where: ['Em folha de abrir, a trava vai no piso ou na coluna, junto da ponta que se solta. No basculante largo, uma em cada lado.'],
};

export const light: GlossaryEntry =  {
  is: ['A sinaleira é o aviso de luz, e às vezes de som, que acende quando o portão se move.', 'Sinaleira é a lâmpada de alerta ligada à central do portão.'],
  does: ['Serve para avisar quem passa na calçada de que a folha vai andar.', 'Ela chama a atenção do pedestre antes do movimento.'],
  notes: [
    ['Faz mais falta em prédio e em basculante, que avança sobre a calçada.', 'Ela avisa, mas não para o portão: quem para é a fotocélula.'],
    ['A central precisa ter saída para ela.', 'Limpe a lente e veja se acende a cada revisão.'],
  ],
  where: ['A sinaleira fica no alto da coluna ou do muro, do lado da calçada, à vista de quem passa.'],
};

export const button: GlossaryEntry =  {
  is: ['A botoeira é o botão com fio que aciona o portão por dentro.', 'Botoeira é o interruptor de parede ligado à central do portão.'],
  does: ['Serve para abrir sem controle e para testar de onde vem um defeito.', 'Ela manda o mesmo comando do controle, só que por fio.'],
  notes: [
    ['Se a botoeira funciona e o controle não, o defeito está no controle ou no receptor.', 'Botão preso ou molhado abre o portão sem ninguém pedir.'],
    ['Deve ficar à vista do portão e fora do alcance de criança.', 'O fio dela corre separado do fio de força.'],
  ],
  where: ['A botoeira fica dentro de casa ou na guarita, em lugar de onde se vê o portão.'],
};

export const intercom: GlossaryEntry =  {
  is: ['O interfone fala com quem está na rua e pode mandar a central abrir.', 'Interfone de portão é o aparelho de conversa ligado, quando se quer, à placa do motor.'],
  does: ['Serve para saber quem chama antes de abrir.', 'Com um fio até a central, um botão dele abre o portão ou a trava.'],
  notes: [
    ['A central precisa de uma entrada livre para o comando.', 'O cabo dele corre separado do fio de força.'],
    ['Raio também entra por esse cabo: protetor e aterramento ajudam.', 'Fio molhado do interfone pode abrir o portão sozinho.'],
  ],
};
