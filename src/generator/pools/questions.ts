import { ofOffer, ofKit, ofLine, type Pool } from '../page-context.ts';

export interface Question {
  /** Ways of asking the same thing, so that every answer fits every one of them. */
  readonly asked: Pool;
  /** One sentence from each pool: the answer, then what goes with it. */
  readonly answers: readonly [Pool, Pool];
  /** Asked by who buys a kit; pages about a part, a repair or maintenance leave it out. */
  readonly kit?: true;
  /** Holds only for gates that our kits fit: they are released with a key and their motor is exchanged. */
  readonly released?: true;
  /** A title, folded, that asks just this: the page answers it first. */
  readonly about?: RegExp;
}

export const questionHeadings: Pool = [
  'Perguntas frequentes',
  'Dúvidas que sempre chegam',
  'O que mais perguntam',
  'Perguntas e respostas',
  ({ place }) => `Dúvidas de quem pede orçamento ${place.in}`,
  'Antes de fechar, as dúvidas comuns',
  'Você pergunta, a gente responde',
];

export const questions: readonly Question[] = [
  {
    kit: true,
    about: /quanto tempo (?:leva|demora|dura)?.*instala|instala.*(?:quanto tempo|demora)/,
    asked: ['Quanto tempo leva a instalação?', 'Em quanto tempo o portão fica pronto?'],
    answers: [
      [
        ({ t }) => `De ${t.installationHours} em um portão comum.`,
        ({ t }) => `Um portão residencial leva de ${t.installationHours}.`,
        ({ t }) => `Conte com ${t.installationHours}, do furo ao teste.`,
        ({ t }) => `Cerca de meio período: de ${t.installationHours}.`,
      ],
      [
        ({ t }) => `Folha acima de ${t.heavyAbove} pode levar até ${t.heavyInstallationHours}.`,
        'Se a ferragem precisar de acerto, o tempo aumenta.',
        'O ponto elétrico pronto é o que mais encurta o serviço.',
        ({ t }) => `Só portões pesados chegam a ${t.heavyInstallationHours}.`,
      ],
    ],
  },
  {
    kit: true,
    asked: ['O preço inclui a instalação?', 'A mão de obra está no preço?'],
    answers: [
      [
        'Sim. O valor do kit cobre motor, central, controles e instalação.',
        'Sim, a instalação já está no preço do kit.',
        ({ t }) => `Sim: os kits, de ${t.kitPrices}, já vêm com instalação.`,
        'Está tudo junto: a peça e o serviço do técnico.',
      ],
      [
        'Reparo de solda, trilho ou ponto elétrico novo é orçado antes.',
        'O que fica fora é conserto do portão e acessório opcional.',
        ({ t }) => `O frete também não é cobrado nos ${t.municipalities} atendidos.`,
        'Se algo for preciso além disso, você sabe antes do serviço.',
      ],
    ],
  },
  {
    kit: true,
    about: /o que (?:vem|inclui|acompanha)/,
    asked: ['O que vem no kit?', 'O que recebo com o motor?'],
    answers: [
      [
        'Motor, central com código rolante, controles remotos e a instalação.',
        'Quatro coisas: motor, central, controles e o serviço de instalar.',
        'O conjunto completo para o portão funcionar, já montado e regulado.',
      ],
      [
        ({ t }) => `Tudo com ${t.warrantyPhrase}.`,
        'Fotocélula e bateria são opcionais.',
        'Em portão de correr, confirme a cremalheira no orçamento.',
        ({ t }) => `O ${t.cheapest.name} traz ${t.cheapest.remotes}.`,
      ],
    ],
  },
  {
    kit: true,
    about: /(?:portao (?:antigo|velho|manual)|portao que ja tenho)/,
    asked: ['Dá para usar o portão que já tenho?', 'Meu portão antigo serve?'],
    answers: [
      [
        'Na maioria das vezes, sim.',
        'Quase sempre, desde que a folha ande leve na mão.',
        'Sim, quando a estrutura está firme e no prumo.',
        'Em geral, sim: o motor se adapta à folha que existe.',
      ],
      [
        'O que se faz antes é acertar roldana, dobradiça ou contrapeso.',
        'Ferrugem na base ou solda trincada se consertam primeiro.',
        'Mande um vídeo da folha em movimento e dizemos com segurança.',
        'Só folha muito torta ou podre pede portão novo.',
      ],
    ],
  },
  {
    about: /(?:falt|sem|acab|queda).*(?:luz|energia)/,
    released: true,
    asked: ['Fico preso se faltar luz?', 'Dá para abrir sem energia?'],
    answers: [
      [
        'Todo motor tem destravamento manual, e a folha abre na mão.',
        'Você não depende da luz: há uma chave que libera o portão.',
        'O portão abre com a mão. Primeiro desligue o disjuntor, depois use a chave. No basculante, só com os cabos inteiros.',
        'Com o disjuntor desligado e o motor destravado, basta mover a folha com cuidado. Basculante com cabo desfiado não se destrava.',
      ],
      [
        ({ t }) => `Com bateria opcional, são até ${t.batteryCycles} sem luz.`,
        ({ t }) => `Quem quer conforto põe bateria, que dá até ${t.batteryCycles}.`,
        'Ao voltar a luz, trave o motor antes de religar o disjuntor.',
        'Treine uma vez em dia calmo, para não aprender na chuva.',
      ],
    ],
  },
  {
    kit: true,
    about: /garantia/,
    asked: ['Qual é o prazo da garantia?', 'Quanto tempo de garantia tem o motor?'],
    answers: [
      [
        ({ t }) => `Todo kit sai com ${t.warrantyPhrase}.`,
        ({ t }) => `A garantia é de fábrica e dura ${t.warranty}.`,
        ({ t }) => `São cobertos os defeitos de fabricação por ${t.warranty}.`,
        ({ t }) => `O prazo é de ${t.warranty}.`,
      ],
      [
        'Guarde a nota fiscal e a foto da etiqueta do motor.',
        'Para acionar, mande a nota e um vídeo do defeito.',
        'Peça na compra a lista do que ela não cobre.',
        'A revisão em dia ajuda a separar defeito de desgaste.',
      ],
    ],
  },
  {
    kit: true,
    asked: ['Como escolho entre os três modelos?', 'Qual modelo serve no meu portão?'],
    answers: [
      [
        ({ t }) => `Até ${t.cheapest.maxGate}, o ${t.cheapest.name} serve. Acima disso, suba de modelo.`,
        ({ t }) => `Pelo peso e pela pressa: o ${t.cheapest.name} vai até ${t.cheapest.maxGate}, o ${t.fastest.name} até ${t.fastest.maxGate}.`,
        'Compare o peso da folha com o limite de cada um e deixe uma sobra.',
        ({ t }) => `Folha leve e pouca pressa: ${t.cheapest.name}. Folha pesada ou rua movimentada: ${t.fastest.name}.`,
      ],
      [
        'Sem saber o peso, mande medidas, material e foto.',
        'Na dúvida entre dois, fique com o mais forte.',
        'Uso de prédio pede conversa antes, por causa dos ciclos.',
        'Conte também as aberturas de um dia cheio.',
      ],
    ],
  },
  {
    kit: true,
    asked: ['O modelo mais barato serve para mim?', ({ t }) => `Posso ficar com o ${t.cheapest.name}?`],
    answers: [
      [
        ({ t }) => `Se a folha pesa até ${t.cheapest.maxGate}, sim.`,
        ({ t }) => `Para uso de casa e folha de até ${t.cheapest.maxGate}, serve bem.`,
        ({ t }) => `Sim, se ${t.cheapest.opening} de espera não incomodam e a folha não passa de ${t.cheapest.maxGate}.`,
      ],
      [
        'Perto do limite, vale subir um modelo.',
        'Em prédio ou comércio, o mais forte sai mais barato com o tempo.',
        ({ t }) => `Ele custa ${t.cheapest.price}, com instalação.`,
        'A folha precisa estar leve e alinhada.',
      ],
    ],
  },
  {
    asked: ['Preciso de fotocélula?', 'Vale pôr fotocélula?'],
    answers: [
      [
        'Em casa com criança, idoso ou bicho, sim: é o melhor gasto depois do motor.',
        'Com fechamento automático ligado, sim.',
        'Recomendamos sempre que há gente passando pelo vão.',
        'Sim: ela impede que a folha feche sobre o carro ou a pessoa.',
      ],
      [
        'O antiesmagamento ajuda, mas só age depois do toque.',
        'Ela se instala junto com o motor, com o fio no mesmo caminho.',
        'O cuidado é manter as lentes limpas e alinhadas.',
        'As duas peças ficam na altura do para-choque, uma de frente para a outra.',
      ],
    ],
  },
  {
    released: true,
    about: /quanto tempo.*(?:manuten|revis)/,
    asked: ['De quanto em quanto tempo faço a manutenção?', 'Quando devo revisar o motor?'],
    answers: [
      [
        ({ t }) => `A cada ${t.maintenanceMonths} ou ${t.maintenanceCycles}, o que vier antes.`,
        ({ t }) => `O prazo é de ${t.maintenanceMonths}, ou ${t.maintenanceCycles} se vierem antes.`,
        ({ t }) => `Em casa, a cada ${t.maintenanceMonths}. Em prédio, ao chegar a ${t.maintenanceCycles}.`,
      ],
      [
        ({ t }) => `A visita custa de ${t.maintenancePrice}.`,
        'Barulho novo ou lentidão pedem visita antes do prazo.',
        'Entre uma revisão e outra, limpar e olhar já ajuda muito.',
        'Anote a data em uma etiqueta na tampa do motor.',
      ],
    ],
  },
  {
    kit: true,
    about: /parcel|cartao/,
    asked: ['Dá para parcelar?', 'Posso pagar no cartão?'],
    answers: [
      [
        ({ t }) => `Sim, em ${t.instalmentsPhrase}.`,
        ({ t }) => `Sim. O ${t.fastest.name}, por exemplo, fica em ${t.fastest.instalments}.`,
        ({ t }) => `Sim. Parcelado, o ${t.cheapest.name} sai em ${t.cheapest.instalments}.`,
      ],
      [
        ({ t }) => `Para pagamento de uma vez, ${t.instantDiscount}.`,
        'O valor combinado já inclui a instalação.',
        'A forma de pagamento se acerta na conversa do orçamento.',
      ],
    ],
  },
  {
    kit: true,
    asked: [({ place }) => `A entrega ${place.in} tem custo?`, ({ place }) => `Cobram deslocamento para instalar ${place.in}?`],
    answers: [
      [
        ({ t }) => `Não. O frete é grátis nos ${t.municipalities} da Grande São Paulo.`,
        ({ t }) => `Não: atendemos ${t.municipalities} com frete e instalação no preço.`,
        'Não. O deslocamento e a entrega já estão no valor do kit.',
      ],
      [
        ({ t }) => `A visita é marcada de ${t.hours}.`,
        'Combine o dia e deixe a frente do portão livre.',
        'O técnico já vai com o kit no carro.',
        'Mande a localização com a foto do portão.',
      ],
    ],
  },
  {
    about: /(?:perd|roub|sumi).*controle|controle.*(?:perd|roub|sumi)/,
    asked: ['Perdi um controle. O que faço?', 'Como apago um controle roubado?'],
    answers: [
      [
        'Apague todos da memória da central e grave de novo só os que ficaram.',
        ofLine(({ t }) => `Nas placas da linha que instalamos, o botão de programação mantido por ${t.eraseRemotes} apaga todos. Com a memória vazia, grave os que ficaram.`),
        'Limpe a memória da central no mesmo dia e regrave os que sobraram.',
      ],
      [
        'Abra a tampa com o disjuntor desligado e religue só para usar o botão.',
        'Se preferir, o técnico faz isso em uma visita.',
        'No fim, teste um por um.',
        'Aproveite e deixe um reserva gravado.',
      ],
    ],
  },
  {
    about: /clon|copi/,
    asked: ['O controle pode ser clonado?', 'Alguém pode copiar o sinal do meu controle?'],
    answers: [
      [
        'Com código rolante, o sinal muda a cada toque, e uma cópia feita no ar não abre o portão.',
        'O código rolante nunca repete a senha, e por isso gravar o sinal não adianta.',
        'Controle de código fixo pode. O de código rolante usa uma senha nova a cada toque.',
      ],
      [
        'Mesmo assim, não deixe o controle no carro estacionado na rua.',
        'O risco maior é o controle perdido, que se apaga na central.',
        ofKit('A central do kit já usa esse sistema.'),
        'Se a sua central é de código fixo, um receptor novo já melhora a proteção.',
      ],
    ],
  },
  {
    about: /gasta|consom|conta de (?:luz|energia)|quanta (?:luz|energia)/,
    asked: ['O motor gasta muita luz?', 'Vou sentir na conta de energia?'],
    answers: [
      [
        ofKit(({ t }) => `Não. A potência vai de ${t.power}, só durante o movimento.`),
        'Pouco: o motor passa o dia quase todo parado.',
        ofKit(({ t }) => `Não muito: de ${t.power}, por poucos segundos de cada vez.`),
        'Pouco: ele só consome de verdade enquanto a folha anda.',
      ],
      [
        'Portão pesado faz o motor gastar mais e aquecer.',
        'Folha leve e lubrificada consome menos.',
        'O que encarece é forçar motor pequeno em folha grande.',
        'A central à espera do controle gasta muito pouco.',
      ],
    ],
  },
  {
    kit: true,
    about: /peso|quantos (?:kg|quilos)|aguenta/,
    asked: ['Qual o peso máximo do portão?', 'Até que peso o motor aguenta?'],
    answers: [
      [
        ({ t }) => `A linha de kits vai até ${t.fastest.maxGate}, com o ${t.fastest.name}.`,
        ({ t }) => `Até ${t.cheapest.maxGate} no ${t.cheapest.name} e até ${t.fastest.maxGate} no ${t.fastest.name}.`,
        ({ t }) => `O ${t.fastest.name}, o mais forte, move até ${t.fastest.maxGate}.`,
      ],
      [
        ({ t }) => `Portões acima de ${t.heavyAbove} têm orçamento próprio, de ${t.heavyGatePrice}.`,
        'Folha pesada pede visita, para ver piso, coluna e ferragem.',
        ({ t }) => `Acima de ${t.heavyAbove}, a instalação pode levar até ${t.heavyInstallationHours}.`,
        'Chapa fechada pesa bem mais que grade da mesma largura.',
      ],
    ],
  },
  {
    about: /horario|que horas/,
    asked: ['Qual o horário de atendimento?', 'Em que dias vocês atendem?'],
    answers: [
      [
        ({ t }) => `De ${t.hours}.`,
        ({ t }) => `Vendas e visitas, de ${t.hours}.`,
        ({ t }) => `O atendimento comercial é de ${t.hours}.`,
      ],
      [
        ({ t }) => `A emergência funciona ${t.emergency}, num raio de ${t.emergencyRadius}.`,
        'Fora disso, o plantão cuida de portão preso ou aberto.',
        'Mensagem também serve: deixe foto e medidas, e seguimos dali.',
      ],
    ],
  },
  {
    released: true,
    asked: ['E se o portão parar no domingo?', 'O que faço se o portão travar de noite?'],
    answers: [
      [
        ({ t }) => `Chame o plantão, que funciona ${t.emergency}.`,
        ({ t }) => `O plantão responde em até ${t.emergencyResponse}, num raio de ${t.emergencyRadius}.`,
        ({ t }) => `Há atendimento de emergência ${t.emergency}, com resposta em até ${t.emergencyResponse} num raio de ${t.emergencyRadius}.`,
      ],
      [
        'Enquanto espera, desligue o disjuntor. Para passar, use o destravamento; em basculante, só com os cabos inteiros.',
        'Mande um vídeo na primeira mensagem: ajuda a levar a peça certa.',
        'Se a folha ficou torta ou pendurada, não mexa.',
        'Se os cabos e a folha estão no lugar, desligue o disjuntor, solte o motor, feche na mão e prenda com cadeado.',
      ],
    ],
  },
  {
    kit: true,
    about: /posso instalar|instalar (?:sozinho|eu mesmo|por conta)/,
    asked: ['Posso instalar por conta própria?', 'Vale a pena instalar eu mesmo?'],
    answers: [
      [
        'Não recomendamos: há força, energia e peso envolvidos.',
        'Não vale o risco, que está na força e na parte elétrica.',
        'Como a instalação já está no preço, não há economia nisso.',
        'Não: uma regulagem errada pode machucar alguém e cansar o motor.',
      ],
      [
        'O técnico testa a inversão da folha e deixa tudo regulado.',
        'Fixação torta gasta engrenagem em poucos meses.',
        'Contrapeso, mola e cabo são serviço de profissional, sempre.',
        'Até a escolha do parafuso de fixação muda a duração.',
      ],
    ],
  },
  {
    released: true,
    asked: ['Motor novo acaba com o barulho?', 'O barulho diminui com a troca do motor?'],
    answers: [
      [
        'Só se o barulho vier do motor, e quase sempre ele vem da ferragem.',
        'Diminui se a folha também for acertada.',
        'Em parte: roldana, dobradiça e fim de curso fazem mais barulho que o motor.',
      ],
      [
        'Graxa, aperto e alinhamento resolvem boa parte.',
        'Grave o som e mande: dá para ter uma ideia da causa.',
        'O fim de curso no ponto evita a pancada.',
        'Depois da regulagem deve sobrar só um zumbido leve.',
      ],
    ],
  },
  {
    about: /crianca|machuc|perigos/,
    asked: ['O portão automático é seguro com crianças?', 'O portão pode machucar alguém?'],
    answers: [
      [
        'Bem regulado e com fotocélula, ele para e volta diante de um obstáculo.',
        'O perigo está na força alta e na falta de fotocélula.',
        'Tudo depende da regulagem: a folha deve inverter ao encontrar resistência leve.',
      ],
      [
        'Repita o teste do obstáculo uma vez por mês, com madeira no vão.',
        'Controle não é brinquedo: guarde fora do alcance.',
        'Se a folha não voltar no teste, desligue o disjuntor e chame o técnico.',
        'A fotocélula soma uma camada que não depende do toque.',
      ],
    ],
  },
  {
    kit: true,
    about: /condominio|predio/,
    asked: ['O motor serve em condomínio?', 'Posso usar em prédio?'],
    answers: [
      [
        'Depende dos ciclos por hora na saída da manhã.',
        ({ t }) => `Um motor convencional é feito para até ${t.conventionalCycles}, e prédio passa disso na hora de pico.`,
        'Sim, com modelo escolhido pelo uso, e não só pelo peso.',
      ],
      [
        'Conte as aberturas da hora mais cheia e nos diga.',
        'Fotocélula, sinaleira e bateria entram quase sempre.',
        'A revisão também vem antes, porque os ciclos se somam depressa.',
        'Para o síndico, mandamos o orçamento por escrito.',
      ],
    ],
  },
  {
    kit: true,
    asked: ['Preciso deixar algo pronto?', 'Como preparo a garagem para a instalação?'],
    answers: [
      [
        'Um ponto de força perto do motor, com disjuntor próprio.',
        'Carro fora da garagem, frente do portão livre e tomada por perto.',
        'A folha limpa e leve na mão, e energia a poucos passos.',
      ],
      [
        'Em prédio, avise a portaria e combine o acesso ao quadro.',
        'Se não houver tomada, chame antes um eletricista.',
        'Alguém da casa deve estar presente no teste final.',
        'Uma foto do lugar da tomada já nos diz o que falta.',
      ],
    ],
  },
  {
    released: true,
    asked: ['Quanto custa só trocar o motor?', 'Quanto fica a troca do motor antigo?'],
    answers: [
      [
        ofOffer(({ t }) => `A troca em uma casa costuma custar de ${t.replaceMotorPrice}.`),
        ofOffer(({ t }) => `Para substituir o motor de um portão residencial, conte de ${t.replaceMotorPrice}.`),
        'O valor depende do motor, da folha e do que se aproveita: sai por foto.',
      ],
      [
        'A base e o ponto elétrico costumam ser aproveitados.',
        'Mande a foto da etiqueta e da tampa do motor atual.',
        'Antes, vale descobrir por que o outro parou.',
        'Controles antigos quase nunca servem na central nova.',
      ],
    ],
  },
  {
    about: /fech\w+ (?:sozinho|automatic)/,
    asked: ['O portão pode fechar sozinho?', 'Como funciona o fechamento automático?'],
    answers: [
      [
        'A central conta uma pausa e fecha a folha por conta própria.',
        'É um ajuste da placa: depois da pausa, a folha se fecha.',
        'Basta ligar o recurso na central e escolher a pausa.',
      ],
      [
        'Só deve ser usado com fotocélula.',
        'A pausa precisa caber na sua saída, sem pressa.',
        'Se o feixe for cortado, a folha volta a abrir.',
      ],
    ],
  },
  {
    released: true,
    about: /quant\w+ (?:tempo|anos) (?:dura|de vida)|vida util|durabilidade/,
    asked: ['Quanto dura um motor de portão?', 'Qual é a vida útil do motor?'],
    answers: [
      [
        'Não há um número honesto que sirva para todos: depende do peso da folha, do uso e do cuidado.',
        ({ t }) => `Com folha leve, sobra de peso e revisão a cada ${t.maintenanceMonths}, muitos anos.`,
        'Depende mais da folha e do uso que da marca.',
      ],
      [
        'A placa e o capacitor costumam pedir troca antes da parte mecânica.',
        'No limite de peso e com a ferragem ruim, o mesmo motor falha cedo.',
        'Motor quente em uso normal é sinal de que ele durará menos.',
      ],
    ],
  },
  {
    released: true,
    about: /celular|aplicativo|whatsapp|alexa|wi ?fi|bluetooth/,
    asked: ['Dá para abrir o portão pelo celular?', 'O portão pode abrir por aplicativo?'],
    answers: [
      [
        'Dá, com um módulo de conexão ligado à central.',
        'Sim, se a central aceitar um módulo de rede sem fio ou Bluetooth.',
        'Com um módulo próprio, sim. A placa precisa ter entrada para ele.',
      ],
      [
        'Veja se o sinal da casa chega até o motor, que costuma ficar longe do roteador.',
        'Mantenha um controle comum de reserva.',
        'Só acione à distância quando puder ver o vão.',
      ],
    ],
  },
  {
    released: true,
    about: /127|220|bivolt|voltag|trifasic/,
    asked: ['O motor é 127 V ou 220 V?', 'Que tensão o motor usa?'],
    answers: [
      [
        'Há motores para as duas tensões. Diga a do seu quadro ao pedir o orçamento.',
        'Depende do modelo: a tensão do motor tem de ser a da rede da sua casa.',
        'Na Grande São Paulo há imóveis com uma e com outra, e o técnico mede antes de ligar.',
      ],
      [
        'Não mude a chave de tensão por conta própria: a posição errada queima a placa.',
        'Ligar na tensão errada queima a placa na hora.',
        'A medição é feita no ponto em que o motor vai ficar.',
      ],
    ],
  },
];
