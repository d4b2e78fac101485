import { capitalise } from '../../text/portuguese.ts';
import type { Pool } from '../page-context.ts';
import { type TermId, terms } from '../terms.ts';

interface GlossaryEntry {
  readonly is: Pool;
  readonly does: Pool;
  /** What an owner should know of it, one sentence from each pool. */
  readonly notes: readonly [Pool, Pool];
  /** Where it stands, for parts whose place is asked for. */
  readonly where?: Pool;
}

const entries: Readonly<Record<TermId, GlossaryEntry>> = {
  photocell: {
    is: ['A fotocélula é um par de peças: uma emite um feixe de luz invisível, e a outra o recebe do lado oposto do vão.', 'Fotocélula é o sensor de presença do portão: um emissor e um receptor, um diante do outro.'],
    does: ['Ela serve para impedir que o portão feche sobre alguém: se algo corta o feixe, a folha para e volta.', 'Serve para parar o fechamento antes do toque, quando pessoa, bicho ou carro cruza o feixe.'],
    notes: [
      ['Com fechamento automático, ela é indispensável.', 'A força regulada só age depois do toque, e é isso que a fotocélula completa.', 'Ela não substitui a força bem regulada: as duas proteções trabalham juntas.'],
      ['Limpe a lente com pano seco e teste uma vez por mês, com um cabo de vassoura no feixe.', 'Nunca faça ponte nos fios dela para o portão fechar.', 'Lente suja, torta ou com água segura o portão aberto.'],
    ],
    where: ['As duas peças da fotocélula ficam nas laterais do vão, uma de frente para a outra, na altura do para-choque e perto da folha.', 'Instale uma de cada lado da passagem, na altura do joelho, fora do sol direto e do alcance da mangueira.'],
  },
  rack: {
    is: ['A cremalheira é a régua dentada presa na base do portão de correr.', 'Cremalheira é uma barra com dentes, de náilon ou de ferro, que acompanha a folha do portão deslizante.'],
    does: ['Ela serve para transformar o giro do motor em movimento reto: o pinhão engrena nos dentes e leva a folha.', 'Serve de ponte entre o motor e a folha: sem ela, o pinhão gira e o portão não anda.'],
    notes: [
      ['Entre ela e o pinhão fica uma folga de 1 a 2 mm, igual do começo ao fim.', 'Ela não carrega o peso da folha: isso é das roldanas.', 'O dente precisa ser do mesmo módulo do pinhão.'],
      ['Mantenha os dentes limpos e secos: graxa segura areia e vira lixa.', 'Estalo sempre no mesmo ponto costuma ser dente quebrado ou emenda aberta.', 'Depois de trocá-la, a central precisa gravar o percurso de novo.'],
    ],
    where: ['A cremalheira fica do lado de dentro, na parte de baixo da folha, de ponta a ponta.', 'A cremalheira é presa na base da folha, na altura do pinhão do motor.'],
  },
  board: {
    is: ['A central de comando é a placa eletrônica que governa o motor do portão.', 'Central, ou placa, é o cérebro do conjunto: um circuito que fica dentro ou ao lado do motor.'],
    does: ['Ela recebe o sinal do controle, liga o motor no sentido certo e decide quando parar.', 'Serve para reconhecer os controles, comandar o motor e obedecer aos sensores de segurança.'],
    notes: [
      ['É nela que ficam o percurso, a força, a pausa e os controles gravados.', 'As entradas dela recebem fotocélula, botoeira, interfone e fim de curso.', 'Nem toda central serve em todo motor: a compatibilidade vem antes da compra.'],
      ['Água e inseto são os maiores inimigos dela. A tampa tem de vedar bem.', 'A tampa só se abre com o disjuntor desligado, e a medição é com o técnico.', 'Um protetor contra surtos no quadro de luz ajuda a salvá-la em dia de raio.'],
    ],
    where: ['Na maioria dos motores, a central fica sob a tampa do próprio motor. Em portão de duas folhas, costuma ir em uma caixa na coluna.'],
  },
  remote: {
    is: ['O controle remoto é um transmissor de rádio: cada toque manda um código para a central do portão.', 'Controle é o aparelho que fala com o receptor da central, por rádio.'],
    does: ['Serve para abrir, parar e fechar o portão à distância, sem descer do carro.', 'Com ele, só os aparelhos gravados na central movem o portão.'],
    notes: [
      ['Frequência e codificação precisam ser as da sua central. A cor e o formato não dizem nada.', 'O de código rolante muda a senha a cada toque. O de código fixo pode ser copiado.'],
      ['Alcance que encurta aos poucos é bateria no fim.', 'Perdeu um? Ele continua valendo até ser apagado da memória.', 'Não o deixe no carro estacionado na rua.'],
    ],
  },
  battery: {
    is: ['A bateria é uma reserva de energia para o motor, carregada enquanto há luz.', 'Bateria, ou nobreak de portão, é o conjunto que alimenta o motor quando falta a rede.'],
    does: [({ t }) => `Serve para o portão continuar abrindo sem luz, por até ${t.batteryCycles}.`, ({ t }) => `Com ela carregada, o portão ainda faz até ${t.batteryCycles} na falta de energia.`],
    notes: [
      ['Nem toda central aceita bateria: confirme pela foto da placa.', 'Nobreak de computador não serve, porque não aguenta a partida do motor.', 'Ela é opcional e não vem no kit.'],
      ['Ela envelhece parada. Teste de tempos em tempos com o disjuntor desligado.', 'Com bateria, o motor segue vivo mesmo com o disjuntor desligado. Ninguém deve abrir a tampa assim.', 'Bateria velha vai para ponto de coleta, nunca para o lixo comum.'],
    ],
    where: ['A bateria fica em caixa fechada, em lugar seco, junto do motor e longe do sol.'],
  },
  lock: {
    is: ['A trava elétrica é um pino ou ferrolho que a própria central recolhe antes de abrir.', 'Trava elétrica é uma fechadura comandada pela placa do portão.'],
    does: ['Serve para segurar a folha fechada e tirar do motor o esforço do vento e do empurrão.', 'Ela prende a ponta da folha, onde quem força tem mais alavanca.'],
    notes: [
      ['É indicada em folha larga de abrir, em basculante que cede e em portão já forçado.', 'Precisa de saída própria na central ou de um módulo.'],
      ['Escolha modelo com chave mecânica, para a falta de luz.', 'No ferrolho vai grafite, e não graxa.', 'O encaixe do piso precisa estar limpo, senão o pino não desce.'],
    ],
    where: ['Em folha de abrir, a trava vai no piso ou na coluna, junto da ponta que se solta. No basculante largo, uma em cada lado.'],
  },
  limitSwitch: {
    is: ['O fim de curso é o sensor que diz à central que a folha chegou ao fim.', 'Fim de curso é um par de pontos, um em cada ponta do caminho, por ímã ou por chave.'],
    does: ['Serve para parar o motor no lugar certo, aberto e fechado, sem bater no batente.', 'Com ele a central sabe onde frear e onde desligar o motor.'],
    notes: [
      ['Se o ímã cai ou sai do lugar, o portão para antes ou passa do ponto.', 'Pancada no fim do caminho é o primeiro sinal de que ele andou.'],
      ['Ele não substitui o batente de ferro, que segura a folha se o sensor falhar.', 'Depois de batida na folha ou troca de cremalheira, ele precisa ser conferido pelo técnico.'],
    ],
    where: ['No portão de correr, os ímãs ficam na cremalheira e o sensor, no motor. No basculante, os sensores vão no perfil da coluna.'],
  },
  fuse: {
    is: ['O fusível é a peça que queima de propósito para salvar a placa.', 'Fusível é um fio calibrado que se rompe quando a corrente passa do limite.'],
    does: ['Serve para cortar a energia antes que um curto leve a central inteira.', 'Ele protege a placa e o motor de um esforço elétrico anormal.'],
    notes: [
      ['Fusível que queima de novo está avisando de curto ou de motor travado.', 'Nem toda placa apagada está perdida: às vezes é só ele.'],
      ['Troca-se por outro igual, nunca por um mais forte, e pelo técnico.', 'Não faça ponte no lugar dele: o curto seguinte queima a placa.'],
    ],
    where: ['O fusível fica na placa, sob a tampa do motor. A troca é do técnico, com o disjuntor desligado.'],
  },
  capacitor: {
    is: ['O capacitor é a peça que dá o arranque ao motor convencional.', 'Capacitor é um pequeno reservatório de carga elétrica, ligado à bobina do motor.'],
    does: ['Serve para o motor partir com força e girar no sentido certo.', 'Sem ele em ordem, o motor zumbe e não sai do lugar.'],
    notes: [
      ['Com a idade ele enfraquece: a folha parte devagar ou só com um empurrão.', 'É peça barata, e a troca no tempo certo poupa a bobina.'],
      ['Ele guarda carga com o motor desligado. Só o técnico o descarrega e troca.', 'O valor gravado no corpo tem de ser respeitado: um maior não dá mais força.', 'Motor com inversor não usa esse capacitor de partida.'],
    ],
    where: ['O capacitor fica sob a tampa do motor, junto da placa ou da bobina. Não o toque: guarda carga.'],
  },
  counterweight: {
    is: ['O contrapeso é a massa que desce quando a folha do basculante sobe.', 'Contrapeso é o peso escondido nas colunas do portão basculante, ligado à folha por cabos de aço.'],
    does: ['Serve para equilibrar a folha, de modo que o motor só a conduza.', 'Ele carrega o peso do portão. O motor apenas tira a balança do equilíbrio.'],
    notes: [
      ['Folha equilibrada fica parada a meia altura. Se cai ou sobe sozinha, o peso está errado.', 'Chapa ou madeira acrescentada à folha muda a conta.'],
      ['Pôr ou tirar peso é serviço de técnico: os cabos guardam muita força.', 'Nunca abra a caixa da coluna nem solte o cabo.'],
    ],
    where: ['O contrapeso corre dentro das caixas ou colunas laterais do basculante. Não se abre essa caixa em casa.'],
  },
  cable: {
    is: ['O cabo de aço liga a folha do basculante aos contrapesos.', 'Cabo de aço é o cordão de fios torcidos que sustenta, de cada lado, parte do peso da folha.'],
    does: ['Serve para transmitir o peso dos contrapesos à folha, e dele depende a segurança de quem passa embaixo.', 'É ele que segura a folha quando ela sobe e quando fica parada.'],
    notes: [
      ['Fio solto, ferrugem ou amassado é aviso: pare de usar o portão.', 'Troca-se sempre o par, porque os dois têm a mesma idade.'],
      ['Com o cabo danificado, não destrave e não passe por baixo da folha.', 'Cabo não se emenda. A troca é do técnico, com a folha escorada.'],
    ],
  },
  roller: {
    is: ['A roldana é a roda com canal que apoia o portão de correr no trilho.', 'Roldana é a rodinha de aço em que a folha deslizante se apoia.'],
    does: ['Serve para carregar o peso da folha e deixá-la correr leve.', 'É ela que faz o portão deslizar. O motor só vence o atrito que sobra.'],
    notes: [
      ['Canal gasto ou rolamento travado deixa a folha pesada e torta.', 'Toc-toc no ritmo do movimento é roldana com um lado achatado.'],
      ['O trilho fica limpo e sem graxa: terra grudada come o canal.', 'A troca se faz com a folha escorada, por técnico ou serralheiro.'],
    ],
  },
  pinion: {
    is: ['O pinhão é a engrenagem de saída do motor deslizante.', 'Pinhão é a roda dentada que aparece ao lado do motor e encosta na cremalheira.'],
    does: ['Serve para passar a força do motor aos dentes da cremalheira.', 'Ele gira e empurra a régua dentada, e a folha vai junto.'],
    notes: [
      ['Ele engrena no meio do dente, com folga de 1 a 2 mm.', 'Pinhão gasto em cremalheira nova come os dentes dela, e o contrário também.'],
      ['Mantenha dedos e roupa longe dele: o motor pode partir a qualquer comando.', 'Se o motor gira e ele não, a engrenagem interna gastou.'],
    ],
  },
  spindle: {
    is: ['O fuso é a barra roscada do motor basculante.', 'Fuso é um parafuso comprido, dentro do perfil preso na coluna.'],
    does: ['Serve para levar a porca e o braço para cima e para baixo, e com eles a folha.', 'Ele gira, a porca anda pela rosca e o braço move o portão.'],
    notes: [
      ['Graxa de lítio limpa, em camada fina, evita o chiado e o desgaste.', 'Areia na graxa gasta a porca em poucos meses.'],
      ['Folha desequilibrada gasta a rosca antes do tempo.', 'Chiado agudo é rosca seca. Desligue o disjuntor antes de olhar.'],
    ],
  },
  release: {
    is: ['O destravamento manual é a chave ou alavanca que separa o motor da folha.', 'Destravamento, ou desengate, é o modo de soltar o portão do motor.'],
    does: ['Serve para abrir e fechar na mão quando falta luz ou o motor para.', 'Com ele solto, a folha anda livre, e o motor fica de fora.'],
    notes: [
      ['Desligue o disjuntor antes de girar a chave, para o motor não partir com a volta da luz.', 'No basculante, só destrave com os cabos de aço inteiros.'],
      ['Destravado, o portão não está trancado. Trave de novo depois de passar.', 'Guarde a chave dentro de casa, em lugar que todos conheçam.'],
    ],
    where: ['No motor deslizante, a chave fica na frente da carcaça. No basculante, no carrinho do fuso. No de abrir, no corpo do braço.'],
  },
  rollingCode: {
    is: ['Código rolante é o sistema em que o controle manda uma senha diferente a cada toque.', 'O código rolante é uma sequência que só o controle e a central conhecem, e que nunca se repete.'],
    does: ['Serve para que um sinal gravado na rua não abra o portão depois.', 'Com ele, a cópia do sinal no ar não vale: a central já espera a senha seguinte.'],
    notes: [
      ['O de código fixo repete sempre a mesma senha e pode ser copiado.', 'Por causa disso, o controle precisa ser da mesma família da central.', ofOurKits],
      ['O controle perdido ainda abre: ele tem de ser apagado da memória.', 'Se o controle foi apertado muitas vezes longe de casa, acione duas ou três vezes perto do motor.'],
    ],
  },
  antiCrush: {
    is: ['Antiesmagamento é a função da central que percebe um esforço fora do normal e manda parar.', 'O antiesmagamento compara o esforço do momento com o que a folha costuma pedir.'],
    does: ['Serve para a folha parar e voltar quando encontra uma pessoa ou um objeto.', 'Quando algo resiste, a central inverte o sentido.'],
    notes: [
      ['Ele só age depois do toque. A fotocélula age antes.', 'Força no máximo anula essa proteção.'],
      ['Teste todo mês com um pedaço de madeira no vão, jamais com o corpo.', 'Se a folha não voltar no teste, desligue o disjuntor e chame o técnico.'],
    ],
  },
  autoClose: {
    is: ['O fechamento automático é a função em que a central fecha a folha depois de uma pausa.', 'Fechamento automático é um ajuste da placa: passada a pausa, o portão se fecha.'],
    does: ['Serve para o portão não ficar esquecido aberto.', 'Com ele ligado, basta entrar: a folha fecha sem outro toque.'],
    notes: [
      ['Só deve ser usado com fotocélula.', 'A pausa precisa servir à pessoa mais lenta da casa.'],
      ['Se o feixe é cortado, a folha volta a abrir.', 'Avise as visitas, que não esperam o movimento.'],
    ],
  },
  inverter: {
    is: ['O inversor de frequência é o circuito que comanda a rotação do motor.', 'Inversor é a parte da central que acelera e freia o motor aos poucos.'],
    does: ['Serve para a folha abrir depressa sem bater: parte macio, acelera e reduz antes do fim.', 'Com ele a velocidade muda ao longo do caminho, o que um motor comum não faz.'],
    notes: [
      [({ t }) => `É ele que permite a abertura em ${t.fastest.opening} do ${t.fastest.name}.`, 'Ele também mede o esforço o tempo todo e ajuda a parar diante de um obstáculo.'],
      ['A placa com inversor se troca só pela do próprio fabricante.', 'Ele não dispensa folha leve e alinhada.'],
    ],
  },
  encoder: {
    is: ['O encoder é o sensor que conta as voltas do motor.', 'Encoder é um contador de giros, ligado à central.'],
    does: ['Serve para a placa saber onde a folha está e se algo a segurou.', 'Com a contagem, a central freia no ponto certo e percebe a folha presa.'],
    notes: [
      ['Ele trabalha em par com a placa: um modelo não serve no outro.', 'Sujo ou com fio solto, faz o portão andar um palmo e parar.'],
      ['Depois de mexer nele, o percurso é gravado de novo.', 'A limpeza é do técnico, com a energia desligada.'],
    ],
  },
  surgeProtector: {
    is: ['O protetor contra surtos, ou DPS, é um dispositivo do quadro de luz.', 'DPS é a sigla do dispositivo que desvia para o terra os picos de tensão da rede.'],
    does: ['Serve para poupar a placa do portão em dia de raio ou de manobra na rede.', 'Ele recebe o surto no lugar da central.'],
    notes: [
      ['Sem aterramento, ele não trabalha.', 'Ele reduz o risco, mas não segura todo raio.'],
      ['A instalação é do eletricista, no quadro.', 'Quando o visor dele muda de cor, está na hora de trocar.'],
    ],
    where: ['O protetor vai no quadro de luz, instalado por eletricista.'],
  },
  light: {
    is: ['A sinaleira é o aviso de luz, e às vezes de som, que acende quando o portão se move.', 'Sinaleira é a lâmpada de alerta ligada à central do portão.'],
    does: ['Serve para avisar quem passa na calçada de que a folha vai andar.', 'Ela chama a atenção do pedestre antes do movimento.'],
    notes: [
      ['Faz mais falta em prédio e em basculante, que avança sobre a calçada.', 'Ela avisa, mas não para o portão: quem para é a fotocélula.'],
      ['A central precisa ter saída para ela.', 'Limpe a lente e veja se acende a cada revisão.'],
    ],
    where: ['A sinaleira fica no alto da coluna ou do muro, do lado da calçada, à vista de quem passa.'],
  },
  receiver: {
    is: ['O receptor é o rádio da central: é ele que ouve o controle.', 'Receptor é a parte da placa, ou o módulo ao lado dela, que recebe o sinal do controle.'],
    does: ['Serve para reconhecer os controles gravados e passar o comando à central.', 'Com a antena esticada, ele define a distância em que o controle funciona.'],
    notes: [
      ['Antena dobrada, cortada ou encostada em ferro encurta o alcance.', 'Um receptor novo pode trazer código rolante a um motor antigo.'],
      ['Frequência e codificação precisam casar com as do controle.', 'Não emende arame na antena: o comprimento dela é calculado.'],
    ],
    where: ['O receptor fica na própria placa ou em uma caixinha ao lado. A antena deve ir esticada e longe de ferro.'],
  },
  button: {
    is: ['A botoeira é o botão com fio que aciona o portão por dentro.', 'Botoeira é o interruptor de parede ligado à central do portão.'],
    does: ['Serve para abrir sem controle e para testar de onde vem um defeito.', 'Ela manda o mesmo comando do controle, só que por fio.'],
    notes: [
      ['Se a botoeira funciona e o controle não, o defeito está no controle ou no receptor.', 'Botão preso ou molhado abre o portão sem ninguém pedir.'],
      ['Deve ficar à vista do portão e fora do alcance de criança.', 'O fio dela corre separado do fio de força.'],
    ],
    where: ['A botoeira fica dentro de casa ou na guarita, em lugar de onde se vê o portão.'],
  },
  intercom: {
    is: ['O interfone fala com quem está na rua e pode mandar a central abrir.', 'Interfone de portão é o aparelho de conversa ligado, quando se quer, à placa do motor.'],
    does: ['Serve para saber quem chama antes de abrir.', 'Com um fio até a central, um botão dele abre o portão ou a trava.'],
    notes: [
      ['A central precisa de uma entrada livre para o comando.', 'O cabo dele corre separado do fio de força.'],
      ['Raio também entra por esse cabo: protetor e aterramento ajudam.', 'Fio molhado do interfone pode abrir o portão sozinho.'],
    ],
  },
  stop: {
    is: ['O batente é a peça de ferro que limita o caminho da folha.', 'Batente é o apoio fixo em que a folha encosta, aberta ou fechada.'],
    does: ['Serve para segurar a folha se o fim de curso falhar.', 'Ele impede que o portão de correr saia do trilho e que o de abrir force o braço.'],
    notes: [
      ['Sem ele, o motor vira freio e a engrenagem sofre.', 'Deve estar firme no piso ou no trilho, dos dois lados.'],
      ['A folha encosta de leve. Pancada é fim de curso fora do ponto.', 'Batente de borracha gasto faz barulho e se troca fácil.'],
    ],
    where: ['O batente fica, no portão de correr, nas duas pontas do trilho. No de abrir, no piso, onde a folha para.'],
  },
  grease: {
    is: ['A lubrificação põe o produto certo onde há giro ou atrito.', 'Lubrificar o portão é passar pouca graxa nos pontos que giram, e só neles.'],
    does: ['Serve para a folha andar leve e o motor trabalhar frio.', 'Tira o rangido e poupa dobradiça, fuso e rolamento.'],
    notes: [
      ['Trilho e cremalheira ficam secos: graxa ali segura areia.', 'Desengripante solta ferrugem, mas não lubrifica.'],
      ['Desligue o disjuntor antes, e deixe mola, cabo e contrapeso para o técnico.', 'Tire a graxa velha antes de pôr a nova.'],
    ],
  },
  sliding: {
    is: ['O motor deslizante é o que move o portão de correr: fica no chão e puxa a folha por uma cremalheira.', 'Motor deslizante é um motor de piso, com um pinhão que engrena na régua dentada da folha.'],
    does: ['Serve para folhas que correm de lado sobre trilho.', 'Ele vence o atrito da folha. Quem carrega o peso são as roldanas.'],
    notes: [
      ['Pede trilho nivelado, roldana boa e batente nas duas pontas.', 'A folha precisa de recuo lateral do tamanho do vão.'],
      ['Parado, o redutor segura a folha. A chave a solta.', ({ t }) => `Escolhe-se pelo peso: ${t.modelWeights}.`],
    ],
  },
  tilting: {
    is: ['O motor basculante é o que ergue a folha que sobe e deita sob o teto.', 'Motor basculante é um fuso preso na coluna, que move o braço do portão.'],
    does: ['Serve para garagem sem recuo lateral, rente à calçada.', 'Ele conduz a folha. Quem a levanta são os contrapesos.'],
    notes: [
      ['O equilíbrio vem antes do motor: folha pesada na mão cansa qualquer um.', 'A parte de baixo da folha avança para fora ao subir, e por isso a fotocélula conta tanto.'],
      ['Cabo, mola e contrapeso são serviço de técnico.', 'Na falta de luz, só se destrava com os cabos inteiros.'],
    ],
  },
  articulated: {
    is: ['O motor articulado é um braço em dois segmentos, com cotovelo, preso ao pilar.', 'Motor articulado abre folhas de dobradiça com um braço que se dobra.'],
    does: ['Serve para portão de abrir com pilar largo, em que o pistão não alcança.', 'Ele contorna o pilar e empurra a folha como um braço humano.'],
    notes: [
      ['Ocupa mais espaço para dentro do que o pistão.', 'Tolera melhor a folha um pouco fora de alinhamento.'],
      ['Ninguém põe a mão na dobra do braço durante o movimento.', 'Folha comprida em lugar de vento pede trava elétrica.'],
    ],
  },
  swing: {
    is: ['O motor pivotante é um braço que empurra e puxa a folha presa em dobradiças.', 'Motor pivotante é o dos portões que abrem como porta, um por folha.'],
    does: ['Serve para portão de abrir, de uma ou duas folhas.', 'Ele gira a folha e a mantém parada quando o braço para.'],
    notes: [
      ['Coluna estreita aceita o pistão. Coluna larga pede o articulado.', 'Dobradiça firme e batente no piso vêm antes do motor.'],
      ['O arco da folha fica sempre livre.', 'Folha larga de chapa pega vento e pede trava.'],
    ],
  },
  service: {
    is: ['Manutenção preventiva é a revisão feita antes do defeito.', 'A manutenção preventiva é uma visita com data, em que o técnico limpa, mede e regula.'],
    does: [({ t }) => `Serve para o portão não parar na rua, e se faz a cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}.`, ({ t }) => `Evita a parada e o conserto maior. O prazo é de ${t.maintenanceMonths} ou ${t.maintenanceCycles}.`],
    notes: [
      ['O técnico vê ferragem, motor, central e segurança, e testa a parada no obstáculo.', ({ t }) => `Uma manutenção típica custa de ${t.maintenancePrice}.`],
      ['Entre uma visita e outra, você limpa, olha e escuta.', 'Barulho novo ou lentidão pedem visita antes da data.'],
    ],
  },
  motor: {
    is: ['O motor de portão é o conjunto que abre e fecha a folha por controle: motor, redutor e central.', 'Motor de portão, ou automatizador, é a máquina que move a folha e a mantém travada quando parada.'],
    does: ['Serve para abrir sem descer do carro e para segurar o portão fechado.', 'Ele gira uma engrenagem, e ela move a folha por cremalheira, fuso ou braço.'],
    notes: [
      ['O tipo do portão decide o tipo do motor: deslizante, basculante ou pivotante.', ({ t }) => `O tamanho se escolhe pelo peso da folha: ${t.modelWeights}.`],
      ['A folha tem de andar leve na mão antes de receber o motor.', 'Todo motor tem uma chave para a falta de luz.'],
    ],
  },
};

function ofOurKits({ t }: { readonly t: { readonly brand: string } }): string {
  return `A central dos kits ${t.brand} que instalamos já usa esse sistema.`;
}

export const glossary = entries;

/** Headings over what an owner should know of the thing, and over its place. */
export function glossaryHeadings(id: TermId): { readonly notes: Pool; readonly where: Pool } {
  const { the, of } = terms[id].noun;
  const named = capitalise(the);
  return {
    notes: [`${named} no dia a dia`, `O que saber a respeito ${of}`, `${named}: cuidados e limites`, 'O que um dono de portão precisa saber'],
    where: [`Onde fica ${the}`, `O lugar ${of}`, `${named}: posição e cuidado`],
  };
}
