import type { FactTexts } from '../business/fact-texts.ts';
import type { FrequentQuestion, PageMeta } from './page-meta.ts';

export const questionsMeta: PageMeta = {
  title: 'Dúvidas frequentes sobre motor e portão automático',
  description:
    'Respostas diretas sobre preço, instalação, controle remoto, bateria, manutenção e defeitos de portão automático. Encontre a sua dúvida ou fale com a gente.',
  keywords: [
    'dúvidas sobre portão automático',
    'perguntas sobre motor de portão',
    'preço de motor de portão',
    'portão não fecha',
    'controle de portão',
  ],
  updated: '2026-11-22',
};

export const questionsIntro =
  'Estas são as perguntas que mais ouvimos, com a resposta que damos em campo. Procure pelo assunto. Se a sua não está aqui, mande uma mensagem com a foto do portão.';

export const questionsCall = {
  title: 'Não achou a sua dúvida?',
  text: 'Conte o que acontece e mande uma foto do portão. A gente responde com o próximo passo e uma estimativa de preço.',
  button: 'Perguntar no WhatsApp',
  message: 'Olá! Li as dúvidas frequentes e ainda tenho uma pergunta sobre o meu portão.',
} as const;

export interface QuestionGroup {
  readonly subject: string;
  readonly items: readonly FrequentQuestion[];
}

export function questionGroups(f: FactTexts): readonly QuestionGroup[] {
  return [
    {
      subject: 'Escolha do motor',
      items: [
        {
          question: 'Qual motor serve para o meu portão?',
          answer: `Comece pelo tipo do portão. ${f.gateLimits} Depois contam as aberturas por dia e a velocidade que você quer. Mande as medidas, o material e uma foto; com isso já dá para indicar o modelo.`,
        },
        {
          question: 'Como descubro o peso do portão?',
          answer:
            'Sem balança, estima-se pelas medidas e pelo material. Anote a largura e a altura, e diga se a folha é de grade, de chapa fechada, de alumínio ou de madeira. Chapa de aço fechada é a mais pesada entre as comuns. Conte também o que foi acrescentado depois, como vidro ou lambril. Com esses dados e uma foto, o técnico calcula uma faixa segura.',
        },
        {
          question: 'Em quanto tempo o portão abre?',
          answer: `Depende do modelo: ${f.modelSpeeds}. Os motores convencionais, mais antigos, levam de ${f.conventionalOpening}. O tempo real também varia com o tamanho da abertura e com o estado do trilho. Se o seu portão já foi mais rápido do que é hoje, é provável que haja atrito a mais no caminho, e vale chamar a manutenção antes que o motor sofra.`,
        },
        {
          question: 'Motor rápido estraga o portão mais cedo?',
          answer: `Não, se o portão estiver bom e o motor for instalado para o peso certo. O motor rápido acelera e freia perto das pontas, para a folha parar sem pancada. O que estraga é velocidade em portão desalinhado, com roldana gasta ou batente frouxo. Por isso o técnico corrige a parte mecânica antes de instalar um ${f.fastest.name}, que abre em ${f.fastest.opening}.`,
        },
        {
          question: 'Qual é a diferença entre motor de portão deslizante e basculante?',
          answer:
            'No deslizante, o motor fica no chão e uma engrenagem puxa a cremalheira presa na folha. No basculante, o motor fica na lateral ou no alto e movimenta um braço ou um fuso, enquanto contrapesos ou molas equilibram o peso. Um motor não serve no lugar do outro. Se você não sabe o tipo do seu portão, uma foto de frente resolve a dúvida.',
        },
        {
          question: 'O que significa a potência em HP?',
          answer: `HP é uma unidade de potência. Nos motores convencionais, ela serve de escala: ${f.conventionalScale}. Nos nossos kits, o que decide é o limite de cada modelo no seu tipo de portão, porque a redução e a central também contam. Por isso, não compare só o HP: compare o limite, o tempo de abertura e quantas vezes o portão abre por dia.`,
        },
        {
          question: 'Posso automatizar o portão manual que já tenho?',
          answer:
            'Quase sempre, desde que ele esteja firme e corra macio com a mão. Faça o teste: mova a folha de ponta a ponta. Se ela trava, raspa ou pede esforço, a correção vem antes do motor. Roldanas, trilho e dobradiças se trocam. Estrutura torta ou comida pela ferrugem precisa de reforma. Mande um vídeo do movimento para uma primeira avaliação.',
        },
        {
          question: 'Portão muito pesado pode ser automatizado?',
          answer: `Pode, com projeto próprio. Nossos kits atendem portões deslizantes de até ${f.heavyAbove}, no modelo de maior capacidade. Acima disso, o motor, a base e a transmissão são definidos em visita técnica, e o conjunto custa de ${f.heavyGatePrice}. A instalação pode levar até ${f.heavyInstallationHours}. Nunca use um motor menor com a força no máximo: ele quebra cedo e deixa de proteger quem passa.`,
        },
      ],
    },
    {
      subject: 'Preço e pagamento',
      items: [
        {
          question: 'Quanto custa um motor de portão instalado?',
          answer: `Depende do modelo: ${f.modelPrices}. O preço inclui ${f.kitItems}. Não há taxa de frete nem de instalação nos ${f.municipalities} da Grande São Paulo. O que fica à parte: ${f.kitNotIncluded}. Se o portão precisar, o valor é combinado antes, no orçamento.`,
        },
        {
          question: 'O que vem no kit?',
          answer: `O kit completo traz ${f.kitItems}. Com o ${f.cheapest.name} vêm ${f.cheapest.remotes}. Motor e central já saem compatíveis entre si. Não entram: ${f.kitNotIncluded}. A cremalheira que você já tem fica, se o dente for o mesmo, e a nova é orçada por metro. São opcionais ${f.kitOptional}, com ${f.optionalPrice}. Peça o orçamento por escrito, com a lista do que está incluído.`,
        },
        {
          question: 'Posso parcelar?',
          answer: `Sim. ${f.paymentPhrase} O ${f.cheapest.name}, por exemplo, sai em ${f.cheapest.instalments}, e o ${f.fastest.name}, em ${f.fastest.instalments}. Para quem prefere pagar de uma vez: ${f.instantDiscount}. O valor total, o número de parcelas e o modelo aparecem por escrito no orçamento.`,
        },
        {
          question: 'Quanto custa trocar só o motor?',
          answer: `Em uma residência, a troca do motor custa de ${f.replaceMotorPrice}. ${f.exchangeDiffers} Antes de trocar, pedimos para ver o portão em movimento, porque muitas vezes o motor parou por causa de roldana ou trilho, e o conserto sai mais barato.`,
        },
        {
          question: 'Quanto custa uma manutenção?',
          answer: `A manutenção preventiva custa de ${f.maintenancePrice}, com limpeza, lubrificação, medição e regulagem. O valor varia com o tipo e o estado do portão, e peça nova é orçada à parte. Conserto é outro serviço: tem ${f.repairPhrase}. Em qualquer dos dois, o técnico diz quanto custa antes de trocar uma peça, e você decide com o preço na mão.`,
        },
        {
          question: 'Vocês cobram a visita?',
          answer: `Depende do motivo. Para orçar um kit, bastam as medidas e as fotos que você manda pelo WhatsApp, sem custo. Para achar um defeito, há a ${f.visitPhrase}. Na manutenção preventiva, a visita já está no preço dela. Na emergência, o valor depende do horário e do defeito, e é combinado antes de o técnico sair.`,
        },
        {
          question: 'O frete e a instalação são mesmo grátis?',
          answer: `São. Na compra de um kit, o frete e a instalação não são cobrados nos ${f.municipalities} da Grande São Paulo, a capital entre eles. Você paga o valor do kit, e o motor fica montado, regulado e testado. Se o portão pedir serviço que não é do motor, como serralheria, alvenaria ou fiação nova, isso é combinado antes. Não sabe se o seu está pronto? Mande fotos.`,
        },
        {
          question: 'Posso desistir da compra?',
          answer: `Pode. ${f.withdrawalPhrase} Não é preciso dizer o motivo. Avise pelo WhatsApp, pelo telefone ou por e-mail, guarde a nota e combine a retirada. O que você pagou é devolvido por inteiro, como manda a lei. Passado esse prazo, valem a garantia de fábrica e a garantia legal.`,
        },
      ],
    },
    {
      subject: 'Instalação',
      items: [
        {
          question: 'Quanto tempo leva a instalação?',
          answer: `De ${f.installationHours}, na maioria das casas. Portões acima de ${f.heavyAbove} podem levar até ${f.heavyInstallationHours}. O tempo inclui o alinhamento, a ligação elétrica, a regulagem, a gravação dos controles e o teste com você. Se o portão precisar de reparo antes, o técnico avisa na avaliação, para que a visita não termine pela metade.`,
        },
        {
          question: 'O que preciso preparar antes da visita?',
          answer:
            'Deixe o portão livre, tire o carro da garagem e tenha um ponto de energia perto do lugar do motor. Avise se há cerca elétrica, interfone ou fechadura ligada ao portão. Separe a chave do quadro de luz. Se a base for de concreto novo, ela precisa estar curada. Em condomínio, combine o horário com a portaria e avise os moradores.',
        },
        {
          question: 'Preciso de um ponto de energia só para o motor?',
          answer:
            'Sim, é o certo. O motor deve ter circuito próprio, com disjuntor e aterramento, e nunca uma extensão ou uma emenda na fiação do jardim. O circuito separado evita queda de tensão na partida e permite desligar o portão sem apagar a casa. Se não houver ponto no local, um eletricista o instala antes da visita, ou você pede que o orçamento inclua o serviço.',
        },
        {
          question: 'Posso instalar o motor por conta própria?',
          answer:
            'Não recomendamos. A parte mecânica parece simples, mas a regulagem de força e de fim de curso é o que impede o portão de prender uma pessoa. Há ainda a ligação à rede elétrica e, no basculante, cabos e contrapesos que podem cair. Além disso, um erro de montagem pode deixar o defeito fora da garantia. Como a instalação do kit é gratuita, não há economia em arriscar.',
        },
      ],
    },
    {
      subject: 'Controles remotos',
      items: [
        {
          question: 'Como programo um controle novo?',
          answer:
            'Na placa, você aperta e solta o botão de gravação, aciona o botão do controle e espera o LED confirmar. Os nomes dos botões mudam de uma versão para outra, por isso siga o manual da sua placa. Desligue o disjuntor para tirar a tampa e mantenha crianças longe do portão. O passo a passo completo está no nosso artigo sobre programação da placa.',
        },
        {
          question: 'Perdi um controle. O que faço?',
          answer: `Apague todos os controles da memória e grave de novo só os que estão com você. Na placa, isso se faz mantendo apertado o botão de gravação por cerca de ${f.eraseRemotes}, até o LED confirmar. Reúna os outros controles antes, porque todos saem da memória. Em condomínio, avise o síndico no mesmo dia. Se não se sentir seguro com a placa ligada, chame um técnico.`,
        },
        {
          question: 'Por que o controle só funciona de perto?',
          answer:
            'Comece pela bateria do controle: é a causa mais simples e a mais comum. Se uma bateria nova não resolve, veja se a antena da central está esticada, inteira e longe de chapas metálicas. Interferência de câmeras sem fio, lâmpadas ruins e outros receptores também encurta o alcance. Teste com outro controle: se os dois falham à distância, o problema está na central.',
        },
        {
          question: 'O que é código rolante?',
          answer:
            'É um código que muda a cada toque no controle. A central e o controle seguem a mesma sequência, e um código já usado deixa de valer. Isso dificulta a cópia do sinal, embora nenhum sistema seja impossível de burlar. Os controles antigos, de código fixo, podiam ser copiados com facilidade. Nossos kits já vêm com central de código rolante.',
        },
        {
          question: 'Dá para abrir o portão pelo celular?',
          answer:
            'Dá, com um módulo de conexão ligado à central. Alguns usam a rede sem fio da casa; outros, Bluetooth, só de perto. Verifique se a sua placa aceita o módulo e se o sinal chega até o motor, que costuma ficar longe do roteador. Mantenha um controle comum de reserva, e só acione o portão à distância quando puder vê-lo.',
        },
      ],
    },
    {
      subject: 'Energia e bateria',
      items: [
        {
          question: 'Como abro o portão sem energia?',
          answer:
            'Use o destravamento manual, que todo motor tem. Desligue o disjuntor, gire a chave ou puxe a alavanca indicada no manual e mova a folha com a mão, devagar. Depois de passar, trave de novo: portão destravado pode ser aberto por qualquer pessoa. Em rua inclinada, não destrave, porque a folha pode correr sozinha. No basculante, não destrave se houver cabo desfiado; e, se a folha pesar ou descer sozinha, pare e chame um técnico.',
        },
        {
          question: 'Vale a pena ter bateria?',
          answer: `Vale onde a energia falta com frequência, onde há pessoas que não conseguem mover o portão com a mão e em prédios, onde ninguém quer descer do carro à noite. A bateria é opcional e mantém o portão funcionando por até ${f.batteryCycles}. Nem toda central aceita, por isso confirme o modelo no orçamento. Ela também envelhece: teste-a a cada manutenção.`,
        },
        {
          question: 'Quanto o motor gasta de energia?',
          answer: `Pouco. A potência vai de ${f.power}, conforme o motor, e só conta enquanto o portão se move, alguns segundos por abertura. No resto do dia, a central fica em espera, com consumo bem menor. Se a conta subiu depois da instalação, procure outra causa ou peça uma verificação: motor que força demais esquenta e consome mais do que deve.`,
        },
        {
          question: 'O motor é 127 V ou 220 V?',
          answer:
            'Há motores para as duas tensões, e alguns modelos são bivolt. Na Grande São Paulo existem imóveis com uma e com outra, às vezes na mesma rua, por isso o técnico mede antes de ligar. Nunca mude a chave de tensão por conta própria: a posição errada queima a placa. Informe a tensão do seu quadro de luz ao pedir o orçamento.',
        },
        {
          question: 'Depois de uma tempestade o portão parou. O que pode ser?',
          answer:
            'Pode ser disjuntor desarmado, água na caixa do motor ou placa queimada por surto na rede. Religue o disjuntor uma única vez. Se ele cair de novo, deixe desligado. Não abra a caixa molhada. Em piso plano, mova o portão pelo destravamento manual, e chame a assistência. Um protetor contra surtos no quadro e um bom aterramento reduzem bastante o risco na próxima vez.',
        },
      ],
    },
    {
      subject: 'Segurança',
      items: [
        {
          question: 'O portão pode prender uma pessoa ou um carro?',
          answer:
            'Com a força bem regulada, a central para ou inverte o movimento ao encontrar resistência. A fotocélula acrescenta uma camada: o portão nem chega a encostar. Mas nenhuma proteção substitui o cuidado. Só acione com o percurso à vista, não passe com a folha em movimento e não deixe crianças brincarem por perto. Se o portão não recua no teste, pare de usar o automático.',
        },
        {
          question: 'Para que serve a fotocélula?',
          answer:
            'Ela lança um feixe invisível de um lado a outro da passagem. Se algo corta o feixe enquanto o portão fecha, a central para ou abre de novo. Protege crianças, animais, motos e o próprio carro. É o acessório que mais recomendamos, sobretudo com fechamento automático. Limpe a lente com pano macio e seco e teste o funcionamento todos os meses.',
        },
        {
          question: 'É seguro usar o fechamento automático?',
          answer:
            'É, desde que haja fotocélula. Nessa função, o portão fecha sozinho depois de um tempo programado, o que evita esquecê-lo aberto. Sem a fotocélula, porém, ele pode fechar sobre quem parou no meio da passagem. Ajuste um tempo que sirva para a pessoa mais lenta da casa e avise visitas. Em prédios, acrescente um sinalizador para quem passa na calçada.',
        },
        {
          question: 'Posso mexer nas molas ou nos contrapesos do basculante?',
          answer:
            'Não. Molas, cabos e contrapesos guardam muita energia, mesmo com o portão parado e o disjuntor desligado. Um cabo que se solta derruba a folha de uma vez. Se você notar cabo desfiado, mola aberta ou portão torto, pare de usar, mantenha as pessoas longe e chame a assistência. Nem o zelador deve tentar: é serviço de técnico, com o portão escorado.',
        },
        {
          question: 'Motor automático segura o portão contra arrombamento?',
          answer:
            'O motor dificulta, porque a engrenagem trava a folha quando está parada. Ele não foi feito, porém, para resistir a alavanca ou a empurrão de carro. Em portões grandes, uma trava elétrica na ponta aumenta muito a resistência. Mantenha também a chave de destravamento fora do alcance de quem está na rua e evite controles de código fixo, que podem ser copiados.',
        },
      ],
    },
    {
      subject: 'Manutenção',
      items: [
        {
          question: 'De quanto em quanto tempo devo fazer manutenção?',
          answer: `No mínimo a cada ${f.maintenanceMonths} ou a cada ${f.maintenanceCycles}, o que vier primeiro. Ciclo é uma abertura com o seu fechamento. Em casa, a data costuma chegar antes. Em prédio ou comércio, os ciclos chegam primeiro, e a visita precisa ser mais frequente. Poeira, árvores sobre o trilho e umidade também encurtam o intervalo. Anote a data de cada serviço.`,
        },
        {
          question: 'O que é feito em uma manutenção preventiva?',
          answer:
            'O técnico solta o motor e sente o portão com a mão. Depois limpa e alinha o trilho, confere roldanas, dobradiças e cabos, lubrifica os pontos certos e ajusta a folga da engrenagem. Na parte elétrica, mede a tensão, reaperta os contatos e testa o capacitor. Por fim, regula força e fim de curso, testa a fotocélula e mostra a você o que encontrou.',
        },
        {
          question: 'Posso passar graxa no trilho?',
          answer:
            `Não. Graxa no trilho gruda areia e poeira, e a mistura desgasta a roldana como uma lixa. O trilho deve ficar limpo e seco: basta varrer. Do mesmo jeito, ${f.claims.rackCare}. A lubrificação vai nas dobradiças e nos rolamentos que a aceitam, com o produto que o manual indica. Na dúvida, deixe para a manutenção.`,
        },
        {
          question: 'Posso lavar o portão com lavadora de alta pressão?',
          answer:
            'O portão, sim, com cuidado; o motor, não. O jato empurra água para dentro da caixa, molha a placa e tira a lubrificação das dobradiças. Desligue o disjuntor, use balde, pano e sabão neutro perto do motor e da fotocélula, e espere secar antes de religar. Se entrou água na caixa, deixe o disjuntor desligado e chame a assistência.',
        },
        {
          question: 'Quanto dura um motor de portão?',
          answer: `Não há um número honesto que sirva para todos: depende do peso, do uso e do cuidado. Um motor com folga, em portão alinhado e com manutenção a cada ${f.maintenanceMonths}, dura muitos anos. O mesmo motor no limite de peso, com trilho sujo, pode falhar cedo. A placa e o capacitor costumam pedir troca antes da parte mecânica, e são peças que se substituem.`,
        },
      ],
    },
    {
      subject: 'Defeitos',
      items: [
        {
          question: 'O portão não abre nem fecha. Por onde começo?',
          answer:
            'Veja se há luz na casa e se o disjuntor do motor está ligado. Troque a bateria do controle ou teste com outro. Confira se o motor não ficou destravado. Olhe se há pedra ou galho no trilho. Se o motor faz ruído e não anda, desligue o disjuntor: insistir queima o enrolamento. Com essas informações, a assistência já sai com a peça provável.',
        },
        {
          question: 'O portão abre, mas não fecha. O que pode ser?',
          answer:
            'Na maioria das vezes é a fotocélula: lente suja, desalinhada ou com algo parado na frente. Limpe-a com pano macio e veja se folhas ou teias cortam o feixe. Se não houver fotocélula, a suspeita passa para o fim de curso ou para o atrito no trilho, que a central entende como obstáculo. Não aumente a força; peça uma verificação.',
        },
        {
          question: 'Por que o portão volta sozinho antes de fechar?',
          answer:
            'Porque a central sentiu um obstáculo. Pode ser real, como uma pedra no trilho, ou pode ser atrito: roldana gasta, trilho torto, folha empenada pelo calor. Fotocélula suja e percurso mal gravado também causam isso. Se não é basculante e o piso é plano, desligue o disjuntor, destrave e mova a folha com a mão. Se ela pesa num ponto, comece por ali. Se corre macia, o ajuste costuma ser na central, e quem o faz é o técnico.',
        },
        {
          question: 'O motor ronca e o portão não anda. É grave?',
          answer:
            'Pode ficar grave se você insistir. Em geral é capacitor fraco, portão preso ou engrenagem travada. O motor recebe energia, não gira e esquenta. Desligue o disjuntor e, em piso plano, destrave e veja se a folha corre com a mão; no basculante, só com os cabos inteiros. Se ela corre, o defeito tende a ser elétrico; se não corre, tende a ser mecânico. Nos dois casos chame a assistência: o capacitor guarda carga e não deve ser tocado.',
        },
        {
          question: 'O portão ficou lento. O motor está no fim?',
          answer:
            'Nem sempre. Lentidão costuma vir de atrito: trilho sujo, roldana gasta, dobradiça seca. Também pode ser tensão baixa na rede ou capacitor fraco. Com o disjuntor desligado e o motor destravado, em piso plano, mova a folha com a mão; no basculante, só com o portão fechado e os cabos inteiros. Se ela estiver pesada, comece pela parte mecânica. Quanto antes corrigir, menor a chance de precisar trocar o motor.',
        },
        {
          question: 'O disjuntor desarma quando aciono o portão. O que faço?',
          answer:
            'Deixe desligado e não troque por um disjuntor maior: ele é a proteção do circuito. A causa pode ser fio descascado, umidade na caixa, motor em curto ou portão travado, que exige corrente demais. Em piso plano, use o destravamento manual para entrar e sair. Um técnico mede a corrente e encontra o ponto. Se houver cheiro de queimado, não religue em nenhuma hipótese.',
        },
        {
          question: 'O portão abre sozinho. Pode ser clonagem?',
          answer:
            'Pode, se o controle for antigo, de código fixo. Há causas mais comuns: botão do controle emperrado no bolso, botoeira com umidade, fio em curto ou interferência. Tire a bateria dos controles por uma noite e observe: se o portão não abrir mais, era um deles. Se continuar, apague a memória e grave de novo só os seus. Se a central for de código fixo, a troca por código rolante dificulta a cópia.',
        },
      ],
    },
    {
      subject: 'Garantia e atendimento',
      items: [
        {
          question: 'Qual é a garantia?',
          answer: `O kit tem ${f.warrantyPhrase}. Ela cobre defeito do produto em uso normal. Não cobre o que vem de fora: raio, alagamento, batida, uso acima do peso do modelo ou serviço feito por pessoa não habilitada. A instalação, a manutenção e o conserto têm ainda ${f.legalWarrantyPhrase}. Guarde a nota e o comprovante da instalação. Se algo falhar, chame antes de abrir o motor.`,
        },
        {
          question: 'Em que horário vocês atendem?',
          answer: `O atendimento comercial é de ${f.hours}. Já a emergência funciona ${f.emergency}, com chegada em até ${f.emergencyArrival}, em um raio de ${f.emergencyRadius}. Considere emergência o portão que não fecha, o que prendeu um carro ou o que ameaça cair. Para orçamento, mande a mensagem a qualquer hora: fora do expediente, respondemos assim que ele recomeça.`,
        },
        {
          question: 'Vocês atendem a minha cidade?',
          answer: `Vendemos, entregamos e instalamos nos ${f.municipalities} da Grande São Paulo, com frete e instalação gratuitos na compra do kit. Isso inclui a capital, o ABC, Guarulhos, Osasco e as demais cidades da região. A emergência é outra conta: chega em até ${f.emergencyArrival} num raio de ${f.emergencyRadius}. ${f.beyondRadius} Perto do limite, mande o endereço.`,
        },
        {
          question: 'Vocês consertam motores de outras marcas?',
          answer:
            'Avaliamos, sim. Boa parte dos defeitos está no portão, e não no motor: roldana, trilho, cabo, cremalheira. Esses serviços não dependem da marca. Quando o defeito é na placa ou na engrenagem, tudo depende de haver peça de reposição. Mande uma foto da etiqueta do motor e da placa. Se o conserto não compensar, mostramos a conta da troca ao lado.',
        },
      ],
    },
    {
      subject: 'Condomínios e empresas',
      items: [
        {
          question: 'Qual motor serve para condomínio?',
          answer: `O que aguenta o peso e, sobretudo, a repetição. Um motor convencional de entrada trabalha até ${f.conventionalCycles}; no horário de pico, um prédio pode passar disso. Conte as aberturas da hora mais cheia, junte o peso da folha e peça uma indicação com folga. Abertura rápida também ajuda: o ${f.fastest.name} abre em ${f.fastest.opening} e encurta a fila na calçada.`,
        },
        {
          question: 'Como o síndico pode gastar menos com o portão?',
          answer: `Com rotina. Limpeza semanal do trilho pela zeladoria, teste mensal da fotocélula e preventiva por ciclos: a cada ${f.maintenanceCycles} ou ${f.maintenanceMonths}, o que vier primeiro. Mantenha um caderno com data, defeito e peça. Se o mesmo item aparece três vezes, a causa é outra. Oriente também os moradores a não entrar com o portão em movimento, pois uma batida custa caro.`,
        },
      ],
    },
  ];
}

/** The questions in their order, about 50. */
export function frequentQuestions(f: FactTexts): readonly FrequentQuestion[] {
  return questionGroups(f).flatMap((group) => group.items);
}
