import { ofLine, type Pool } from '../page-context.ts';
import type { ProductType } from '../classify-title.ts';
import type { Symptom } from '../symptoms.ts';
import type { TermId } from '../terms.ts';

interface Cause {
  /** The symptom or the part, as a term. */
  readonly term: Pool;
  readonly texts: Pool;
}

export const causeHeadings: Pool = ['As causas mais comuns', 'De onde vem o problema', 'O que costuma estar por trás', 'Por que isso acontece', 'As causas, uma por uma'];

/** For pages that name no symptom. */
export const defectHeadings: Pool = ['Defeitos que mais se repetem', 'O que costuma falhar', 'Quando o portão falha', 'Defeitos comuns e sua causa', 'Falhas e o que está por trás'];

export const causeIntroductions: Pool = [
  'Desligue o disjuntor antes de olhar de perto.',
  'Muitos casos se resolvem sem trocar peça.',
  'O mesmo sintoma pode ter mais de uma origem.',
  'Separe primeiro o que é da folha e o que é do motor.',
];

/** Where the general ones would say too little, or what is not safe. */
export const introductionsBySymptom: Readonly<Partial<Record<Symptom, Pool>>> = {
  cable: [
    'Pare de usar o portão e não o destrave: sem o cabo ou a mola, a folha pode cair com todo o peso.',
    'Afaste as pessoas da folha. Cabo, mola e contrapeso são serviço de técnico, com o portão escorado.',
    'Não passe por baixo e não tente mover a folha. O que se faz em casa é só desligar o disjuntor.',
  ],
  fallen: [
    'Não tente recolocar a folha: o peso dela pode esmagar.',
    'Desligue o disjuntor, isole os dois lados e espere ajuda.',
    'Antes de recolocar, o técnico escora a folha e procura o que a soltou.',
  ],
  trapped: [
    'Depois do socorro, o portão só volta ao uso com a proteção testada.',
    'Um portão que prendeu alguém tem proteção desligada, suja ou mal regulada.',
    'Deixe o disjuntor desligado até o técnico conferir força e fotocélula.',
  ],
  rain: [
    'Se entrou água na tampa do motor, deixe o disjuntor desligado até o técnico ver.',
    'Defeito que só aparece com chuva é quase sempre água onde não devia estar.',
    'Anote se ele falha durante a chuva, logo depois ou só na manhã seguinte: cada caso aponta um lugar.',
  ],
  'burnt-board': [
    'Com cheiro de queimado ou placa apagada, deixe o disjuntor desligado. A tampa é com o técnico.',
    'A placa queima por causa de algo. Sem achar essa causa, a nova queima também.',
    'Antes da troca, o técnico mede a rede, o motor e o capacitor.',
  ],
  'burnt-motor': [
    'Com cheiro de queimado, desligue o disjuntor e não religue.',
    'Motor raramente queima por acaso: quase sempre trabalhou acima do que podia.',
    'Antes de condenar o motor, o técnico mede a bobina e o capacitor.',
  ],
};

export const causeClosings: Pool = [
  ({ t }) => `A revisão a cada ${t.maintenanceMonths} mostra boa parte destas falhas antes da parada.`,
  'Se nada disso bate com o seu caso, mande um vídeo.',
  'Não aumente a força para esconder o defeito.',
  ({ t }) => `Em caso de urgência, o plantão responde em até ${t.emergencyResponse}, num raio de ${t.emergencyRadius}.`,
  ({ t }) => `A manutenção típica custa de ${t.maintenancePrice}.`,
  'O conserto só está pronto quando a causa foi explicada.',
];

const dirtyPhotocell: Cause = {
  term: ['Fotocélula suja ou torta', 'Fotocélula', 'Feixe cortado'],
  texts: [
    'a central entende que há alguém no vão e não deixa fechar. Limpe a lente e alinhe o par.',
    'pó, teia ou sol na lente seguram a folha aberta. Comece pelo pano seco.',
    'se o par saiu do lugar, o portão abre, mas não fecha.',
  ],
};
const obstacle: Cause = {
  term: ['Obstáculo no caminho', 'Sujeira no curso', 'Pedra ou galho'],
  texts: [
    'a folha encontra resistência e volta, como deve ser. Limpe o caminho e teste.',
    'terra e pedrisco bastam para o antiesmagamento agir.',
    'algo pequeno no curso faz a central parar por segurança.',
  ],
};
const limitSwitch: Cause = {
  term: ['Fim de curso fora do ponto', 'Fim de curso', 'Parada no lugar errado'],
  texts: [
    'a central não sabe onde a folha está e para antes ou passa do ponto.',
    'um ímã ou came solto engana a central. Fixa-se e grava-se o percurso de novo.',
    'depois de batida na folha, é a primeira coisa a conferir.',
  ],
};
const force: Cause = {
  term: ['Força mal regulada', 'Ajuste de força', 'Força fora do ponto'],
  texts: [
    'força de menos faz a folha voltar; de mais, tira a proteção. O técnico acha o ponto certo.',
    'a folha ficou mais pesada e a força já não basta. Acerte a folha, não a força.',
    'a central lê o esforço normal como obstáculo.',
  ],
};
const heavyLeaf: Cause = {
  term: ['Folha pesada ou torta', 'Ferragem gasta', 'Folha que agarra'],
  texts: [
    'com o motor solto, a folha agarra na mão. O conserto é na ferragem.',
    'roldana gasta, dobradiça seca ou contrapeso errado faz o motor arrastar peso.',
    'peça gasta ou coluna que cedeu faz a folha raspar em algum ponto.',
  ],
};
const capacitor: Cause = {
  term: ['Capacitor fraco', 'Capacitor no fim', 'Motor que só zumbe'],
  texts: [
    'em motor convencional, o capacitor dá o arranque. Com ele fraco, o motor zumbe e não parte.',
    'a folha começa devagar ou precisa de um empurrão. É peça barata, trocada pelo técnico.',
    'com a idade o capacitor perde capacidade, e o motor convencional perde força junto.',
  ],
};
const battery: Cause = {
  term: ['Pilha do controle', 'Controle sem força', 'Pilha fraca'],
  texts: [
    'o alcance encurta aos poucos até sumir. Troque a pilha antes de chamar.',
    'se outro controle funciona, está explicado.',
    'além da pilha, umidade e contato oxidado impedem o controle de funcionar.',
  ],
};
const power: Cause = {
  term: ['Falta de energia no motor', 'Motor sem energia', 'Sem energia na central'],
  texts: [
    'veja o quadro. Se o disjuntor cai de novo, há curto ou motor travado.',
    'tomada frouxa ou fio partido deixam a central apagada.',
    'meia casa sem luz pode incluir o portão. Confira antes de culpar o motor.',
  ],
};
const board: Cause = {
  term: ['Central com defeito', 'Placa', 'Defeito na placa'],
  texts: [
    'água, inseto ou descarga na rede queimam a placa. O técnico testa antes de trocar.',
    'placa oxidada ou com trilha queimada falha em uma função e mantém as outras.',
    'placa suja ou molhada dá comandos sem sentido. Desligue o disjuntor.',
  ],
};
const gear: Cause = {
  term: ['Engrenagem gasta', 'Motor gira, portão não anda', 'Dentes comidos'],
  texts: [
    'o motor funciona, mas a força não chega à folha.',
    'ouve-se o motor e nada se move: é dente gasto ou destravamento solto.',
    'folga errada come os dentes em poucos meses.',
  ],
};
const release: Cause = {
  term: ['Motor destravado', 'Chave de destravamento solta', 'Ficou no manual'],
  texts: ['alguém soltou o motor na falta de luz e não travou de volta.', 'a folha anda na mão e o motor gira em falso. Trave e teste.', 'confira a chave antes de qualquer outra coisa.'],
};
const bearing: Cause = {
  term: ['Rolamento seco', 'Roldana ou dobradiça sem graxa', 'Metal com metal'],
  texts: ['ronca, range e dobra o esforço. Graxa ou troca resolve.', 'o som aparece em todo o curso e aumenta com o uso.', 'quanto mais se espera, mais peças vão junto.'],
};
const loose: Cause = {
  term: ['Parafuso solto', 'Base frouxa', 'Fixação com folga'],
  texts: ['a vibração afrouxa a base, e cada partida dá um estalo.', 'o motor balança quando a folha muda de sentido.', 'reaperto simples, desde que a base esteja sã.'],
};
const overload: Cause = {
  term: ['Motor além do limite', 'Motor pequeno para o uso', 'Esforço acima do previsto'],
  texts: [
    ({ t }) => `motor convencional costuma aguentar até ${t.conventionalCycles}. Passou disso, ele aquece.`,
    'a proteção térmica desliga o motor até esfriar.',
    'folha acima do limite faz qualquer motor aquecer.',
  ],
};
const interference: Cause = {
  term: ['Antena ou interferência', 'Sinal fraco', 'Recepção ruim'],
  texts: ['antena dobrada ou encostada em ferro encurta o alcance.', 'um aparelho novo por perto pode atrapalhar o sinal.', 'antena esticada e longe do metal recupera a distância.'],
};
const receiver: Cause = {
  term: ['Receptor da central', 'Memória da central', 'Controle fora da memória'],
  texts: ['se nenhum controle funciona, o receptor ou a memória é o suspeito.', 'memória cheia ou apagada deixa o controle sem resposta. Grava-se de novo.', 'controle de outra codificação nunca será aceito, mesmo com pilha nova.'],
};
const erraticBoard: Cause = {
  term: ['Placa com comando falso', 'Umidade na placa', 'Central confusa'],
  texts: ['placa suja ou úmida dá comandos sem sentido. Desligue o disjuntor.', 'umidade entre as trilhas fecha contato como se alguém apertasse o botão.', 'depois de um surto, a memória pode se corromper e acionar sem pedido.'],
};
const lowVoltage: Cause = {
  term: ['Tensão baixa', 'Rede fraca', 'Fiação fina'],
  texts: ['na hora de maior consumo da rua, a tensão cai e o motor perde força.', 'fio fino ou extensão derruba a tensão na partida.', 'o técnico mede a tensão com o motor andando, e não parado.'],
};
const stuckButton: Cause = {
  term: ['Botoeira em curto', 'Botão ou interfone', 'Contato que não abre'],
  texts: ['um botão que não volta manda abrir sem parar.', 'água na botoeira fecha o contato sem ninguém apertar.', 'desligue a botoeira da placa para tirar a dúvida: é serviço de técnico.'],
};
const oldCode: Cause = {
  term: ['Controles na memória', 'Controle antigo ou código fixo', 'Controle de outra casa ou perdido'],
  texts: ['código fixo pode coincidir com o do vizinho. O rolante não se repete.', ofLine(({ t }) => `apague a memória e grave só os seus. Nas placas ${t.brand}, são ${t.eraseRemotes} no botão de programação.`), 'um controle perdido continua valendo até ser apagado.'],
};
const autoClose: Cause = {
  term: ['Fechamento automático ligado', 'Pausa programada', 'Ajuste da central'],
  texts: ['se a folha fecha por conta própria, é a pausa programada. É ajuste, não defeito.', 'fechar sozinho depois de um tempo é a pausa da central, que pode estar curta demais.', 'se a folha só fecha sozinha, veja este recurso: sem fotocélula, ele deve ficar desligado.'],
};
const shortCircuit: Cause = {
  term: ['Curto no fio', 'Água na caixa de passagem', 'Fio prensado'],
  texts: ['emenda molhada ou fio roçado derruba o disjuntor.', 'depois da chuva, olhe a caixa de passagem.', 'fio no caminho da folha acaba descascado.'],
};
const jammed: Cause = {
  term: ['Motor travado', 'Folha presa', 'Esforço demais'],
  texts: ['o motor tenta, não move e puxa corrente demais.', 'folha agarrada faz o disjuntor cair na partida.', 'com o disjuntor desligado, solte o motor e veja se a folha anda na mão.'],
};
const wetPhotocell: Cause = {
  term: ['Água na fotocélula', 'Fotocélula molhada', 'Lente embaçada'],
  texts: [
    'gota ou vapor na lente corta o feixe, e a central não deixa fechar enquanto chove. Seque a lente por fora. Água por dentro pede troca.',
    'com a chuva, a lente embaça e a central entende que há alguém no vão.',
    'respingo e barro na lente seguram o portão aberto. Depois do pano seco, ele deve fechar.',
  ],
};
const wetBoard: Cause = {
  term: ['Água na central', 'Placa molhada', 'Tampa mal vedada'],
  texts: [
    'água que entra pela tampa faz a placa errar. Desligue o disjuntor, não abra e não religue para testar.',
    'umidade entre as trilhas da placa dá comando falso ou nenhum comando. O técnico seca, limpa e refaz a vedação.',
    'o eletroduto leva água de chuva para dentro do motor. A saída do duto precisa de vedação.',
  ],
};
const wetWire: Cause = {
  term: ['Emenda molhada', 'Água na caixa de passagem', 'Cabo em curto com a chuva'],
  texts: [
    'o cabo da fotocélula ou da botoeira entra em curto, e a central deixa de fechar ou abre sem ninguém pedir.',
    'a caixa de passagem enche e a emenda conduz pela água. Seca, ela volta a funcionar até a próxima chuva.',
    'isolamento rachado só mostra o defeito quando molha. Conte ao técnico que é sempre na chuva.',
  ],
};
const mud: Cause = {
  term: ['Barro e folhas no caminho', 'Enxurrada no trilho', 'Sujeira que a chuva traz'],
  texts: [
    'a enxurrada deixa terra no trilho ou no piso, e a folha volta como diante de um obstáculo.',
    'folha molhada e barro aumentam o atrito até a central parar por segurança.',
    'depois da chuva, com o disjuntor desligado, varra o caminho da folha e o ralo.',
  ],
};
const swollen: Cause = {
  term: ['Madeira encharcada', 'Folha mais pesada', 'Vento na folha'],
  texts: [
    'a madeira incha, pesa mais e raspa na coluna. O motor sente antes de você.',
    'chapa fechada com vento de chuva faz a força de fechamento não bastar. Não a aumente: chame.',
    'folha de madeira molhada pode passar do peso que o motor move.',
  ],
};
const surge: Cause = {
  term: ['Surto na rede', 'Raio nas redondezas', 'Descarga pela rede elétrica'],
  texts: [
    'o surto entra pela rede ou pelo cabo do interfone e queima a placa. Um protetor no quadro (DPS) reduz o risco.',
    'o raio não precisa cair na casa: o pico vem pelo fio. Aterramento e protetor ajudam na próxima vez.',
    'depois de tempestade com placa apagada, o surto é o primeiro suspeito.',
  ],
};
const dampBoard: Cause = {
  term: ['Umidade e insetos', 'Água ou formiga na placa', 'Bicho dentro da tampa'],
  texts: [
    'formiga e lagartixa procuram o calor da placa e fecham curto.',
    'a tampa que não veda deixa a umidade comer as trilhas até uma delas abrir.',
    'água que entra pelo eletroduto oxida os contatos e acaba em curto.',
  ],
};
const shortOnBoard: Cause = {
  term: ['Curto na saída', 'Fio ligado errado', 'Motor em curto'],
  texts: [
    'o motor ou o cabo em curto derruba a placa nova também. Por isso o técnico os mede antes da troca.',
    'fio trocado de lugar ou tensão errada queima a placa na hora.',
    'acessório em curto, como trava ou sinaleira, leva a saída da placa junto.',
  ],
};
const boardPart: Cause = {
  term: ['Fusível ou relé', 'Só um componente', 'Conserto pequeno'],
  texts: [
    'nem toda placa apagada está perdida: fusível, relé e borne têm conserto.',
    'o técnico prova o motor com outra central antes de condenar a sua.',
    'trilha carbonizada ou processador queimado pede placa nova, compatível com o motor.',
  ],
};
const burntCoil: Cause = {
  term: ['Bobina queimada', 'Enrolamento queimado', 'Verniz da bobina'],
  texts: [
    'o cheiro vem do verniz que isola o fio. Com o disjuntor desligado, não religue para testar.',
    'a bobina aquece em instantes quando o motor zumbe e não gira.',
    'só a medição confirma. Sem ela, motor que não gira pode ser apenas capacitor.',
  ],
};
const wornCable: Cause = {
  term: ['Cabo de aço no fim', 'Fios do cabo partidos', 'Desgaste do cabo'],
  texts: [
    'os fios se partem um a um, quase sempre na dobra da polia. O técnico troca o par, com a folha escorada.',
    'ferrugem e fio solto avisam antes. Ao vê-los, pare de usar o portão.',
    'cabo partido não se emenda, e o outro, da mesma idade, sai junto.',
  ],
};
const wornPulley: Cause = {
  term: ['Polia gasta', 'Polia torta ou travada', 'Apoio do cabo'],
  texts: ['a polia que não gira lixa o cabo a cada subida.', 'canal gasto deixa o cabo sair do lugar. Troca-se a polia com o par de cabos.', 'sem acertar a polia, o cabo novo dura pouco.'],
};
const lostBalance: Cause = {
  term: ['Folha fora de equilíbrio', 'Peso mudado', 'Contrapeso fora da conta'],
  texts: [
    'chapa ou madeira acrescentada à folha sobrecarrega cabo, mola e motor.',
    'contrapeso de menos faz o motor e o cabo carregarem a folha.',
    'depois da troca, o técnico refaz o equilíbrio antes de soltar a escora.',
  ],
};
const spring: Cause = {
  term: ['Mola cansada', 'Mola no fim da vida', 'Fadiga da mola'],
  texts: ['a mola perde força com os ciclos e parte de uma vez. Não a toque.', 'espira aberta ou com ferrugem funda é sinal de troca, por técnico.', 'troca-se com ferramenta própria, porque há força guardada mesmo com a folha parada.'],
};
const seal: Cause = {
  term: ['Retentor vencido', 'Vedação cansada', 'Junta do redutor'],
  texts: ['a borracha que veda o eixo endurece com os anos e deixa o óleo passar.', 'o técnico troca o retentor e só depois repõe o óleo que o fabricante indica.', 'sem lubrificante, a engrenagem se desgasta em semanas.'],
};
const tooMuchGrease: Cause = {
  term: ['Lubrificante demais', 'Produto errado', 'Excesso de graxa'],
  texts: ['óleo acima do nível sai pelo respiro quando o motor aquece.', 'graxa diferente da indicada amolece e escorre.', 'se o motor foi aberto há pouco, pode ser sobra. Limpe por fora e observe.'],
};
const crackedCase: Cause = {
  term: ['Carcaça trincada', 'Parafuso da tampa frouxo', 'Trinca no corpo'],
  texts: ['batida ou base solta trinca a carcaça, e o óleo sai pela trinca.', 'carcaça quebrada no ponto de fixação costuma pedir outro motor.', 'tampa mal apertada vaza pela junta. O técnico reaperta e confere.'],
};
const wornRoller: Cause = {
  term: ['Roldana gasta', 'Roldana quebrada', 'Canal da roldana'],
  texts: ['o canal gasto deixa a folha subir no trilho e sair dele.', 'rolamento travado inclina a folha até ela escapar.', 'a troca se faz com a folha escorada.'],
};
const missingStop: Cause = {
  term: ['Falta de batente', 'Batente frouxo', 'Fim de curso que falhou'],
  texts: ['sem batente firme nas duas pontas, uma falha do fim de curso leva a folha para fora.', 'o batente segura a folha quando o sensor não age.', 'o ímã que caiu deixa o motor empurrar além do fim.'],
};
const looseGuide: Cause = {
  term: ['Guia de cima solta', 'Roletes da guia', 'Guia torta'],
  texts: ['são os roletes de cima que impedem a folha de tombar.', 'parafuso frouxo na guia deixa a folha pender para o lado.', 'guia torta solta a folha em um trecho só.'],
};
const hit: Cause = {
  term: ['Batida de carro', 'Pancada na folha', 'Trilho amassado'],
  texts: ['a batida entorta folha e trilho, e a folha sai na passagem seguinte.', 'trilho amassado ou solto do piso faz a roldana saltar.', 'depois de qualquer pancada, o portão precisa ser visto antes de voltar ao uso.'],
};
const outageCause: Cause = {
  term: ['Queda de energia', 'Luz que voltou fraca', 'Rede instável'],
  texts: ['sem energia, o motor trava a folha onde ela parou.', 'na volta, a central pode pedir um curso completo para se achar.', ({ t }) => `com bateria opcional, ainda há até ${t.batteryCycles}.`],
};

/** A page about a part that names no complaint speaks of what fails in that part. */
export const symptomOfPart: Readonly<Partial<Record<ProductType, Symptom>>> = { 'remote-control': 'remote', 'control-board': 'burnt-board', photocell: 'not-closing', battery: 'outage' };

/** The same for parts that have no type of product of their own. */
export const symptomOfTerm: Readonly<Partial<Record<TermId, Symptom>>> = {
  roller: 'noise', rack: 'noise', pinion: 'noise', stop: 'midway', cable: 'cable', counterweight: 'cable', capacitor: 'slow', limitSwitch: 'midway', encoder: 'midway', receiver: 'remote', button: 'alone', intercom: 'alone',
};

export const causesBySymptom: Readonly<Record<Symptom, readonly Cause[]>> = {
  'not-closing': [dirtyPhotocell, obstacle, limitSwitch, force, heavyLeaf, board],
  'not-opening': [power, battery, release, capacitor, gear, heavyLeaf, board],
  noise: [bearing, loose, heavyLeaf, limitSwitch, gear],
  slow: [heavyLeaf, bearing, capacitor, lowVoltage, force],
  remote: [battery, interference, receiver, power],
  reversing: [obstacle, dirtyPhotocell, force, heavyLeaf, limitSwitch],
  alone: [stuckButton, oldCode, autoClose, erraticBoard],
  midway: [heavyLeaf, force, limitSwitch, overload, obstacle, gear],
  hot: [overload, heavyLeaf, capacitor, bearing, lowVoltage],
  breaker: [shortCircuit, jammed, board, overload],
  outage: [outageCause, release, board, power],
  rain: [wetPhotocell, wetBoard, wetWire, mud, swollen],
  leak: [seal, tooMuchGrease, crackedCase, bearing],
  'burnt-board': [surge, dampBoard, shortOnBoard, boardPart],
  'burnt-motor': [burntCoil, overload, capacitor, heavyLeaf, surge],
  fallen: [wornRoller, missingStop, looseGuide, hit],
  trapped: [dirtyPhotocell, force, autoClose],
  'heavy-leaf': [heavyLeaf, bearing, lostBalance, loose],
  cable: [wornCable, wornPulley, lostBalance, spring],
  any: [dirtyPhotocell, heavyLeaf, limitSwitch, battery, capacitor, gear, bearing, force, power, board, loose],
};
