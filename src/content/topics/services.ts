import type { TopicWriter } from './topic-article.ts';

export const serviceArticles: Readonly<Record<string, TopicWriter>> = {
  'automacao-de-portoes': (f) => ({
    title: 'Automação de portões: do manual ao controle remoto',
    description:
      'Seu portão ainda é manual? Descubra se ele pode ser automatizado, que motor combina com cada tipo de folha, o que vem no kit e quanto custa.',
    keywords: ['automação de portões', 'automatizar portão', 'portão eletrônico', 'portão automático', 'custo para automatizar portão'],
    shortAnswer: `Quase todo portão de garagem firme e leve de mover pode ser automatizado, sem trocar a folha. O kit instalado custa de ${f.kitPrices}, e o serviço comum termina em ${f.installationHours}. O que decide é o estado do ferro, mais do que a idade.`,
    sections: [
      {
        kind: 'symptoms',
        heading: 'Que motor vai em cada folha',
        rows: [
          { sign: 'Corre de lado, sobre um trilho', meaning: 'Deslizante, com pinhão e cremalheira.' },
          { sign: 'Sobe e deita sob o teto', meaning: 'Basculante, com fuso na coluna.' },
          { sign: 'Gira como porta, em uma ou duas folhas', meaning: 'Pivotante, em forma de pistão, ou articulado, se o pilar é fundo.' },
          { sign: 'Dobra em painéis, como sanfona', meaning: 'Depende da ferragem. Só com vistoria.' },
          { sign: 'Enrola, como porta de loja', meaning: 'É outro equipamento, de porta de aço. Não está entre os nossos kits.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'Como vai ser, do primeiro contato ao uso',
        steps: [
          { title: 'Fotos e medidas', text: 'Você manda no WhatsApp uma foto de dentro, outra de fora, a largura e a altura. Um vídeo abrindo na mão vale por dez perguntas.' },
          { title: 'Indicação', text: 'Dizemos qual kit atende, com o preço, e o que parece precisar de reparo.' },
          { title: 'Data', text: `A visita é marcada de ${f.hours}. Reserve o período inteiro, sem precisar sair com o carro.` },
          { title: 'Vistoria e montagem', text: 'Na chegada, o técnico confirma as medidas. Se algo muda o preço, ele fala antes de abrir a caixa.' },
          { title: 'Primeira semana', text: 'Observe o portão frio, de manhã, e quente, à tarde. Qualquer ruído novo, mande um vídeo.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Quanto pesa no bolso',
        paragraphs: [
          `São ${f.kitCount}: ${f.modelPrices}. Em parcelas, ${f.instalmentsPhrase}. O preço cobre ${f.kitItems}, e o motor leva ${f.warrantyPhrase}.`,
          `O que não entra no preço: ${f.kitNotIncluded}. Reserve uma margem se o portão nunca passou por reparo: roldanas, dobradiças e cabo de aço são os gastos que aparecem com mais frequência.`,
        ],
      },
      {
        kind: 'list',
        heading: 'O que muda na casa depois',
        intro: 'Automatizar pede alguns hábitos novos.',
        items: [
          'Esperar o portão fechar antes de sair do carro ou de ir embora.',
          'Ensinar as crianças que portão em movimento não é brinquedo nem corredor.',
          'Saber onde fica a chave do destravamento e qual disjuntor o desliga.',
          `Marcar a primeira revisão para dali a ${f.maintenanceMonths}.`,
        ],
      },
      {
        kind: 'text',
        heading: 'Quando dizemos não',
        paragraphs: [
          'Folha podre na base, pilar rachado, trilho em ladeira e basculante com cabo desfiado não recebem motor. Automatizar um defeito só o torna mais rápido. Nesses casos indicamos a reforma primeiro, e a automação espera.',
        ],
      },
    ],
    related: ['instalacao-de-motor-de-portao', 'motor-deslizante', 'motor-basculante', 'motor-para-portao-de-abrir', 'reforma-de-portao'],
  }),

  'atendimento-de-emergencia-para-portao': (f) => ({
    title: `Atendimento de emergência para portão, ${f.emergency}`,
    description:
      'Portão travado com o carro dentro ou aberto de madrugada? Veja o que fazer agora, com segurança, e como chamar o plantão na Grande São Paulo.',
    keywords: ['emergência de portão', 'portão travado', 'técnico de plantão', 'conserto de portão urgente', 'portão aberto de madrugada'],
    shortAnswer: `O plantão atende ${f.emergency} por dia, com técnico no local em até ${f.emergencyArrival}, num raio de ${f.emergencyRadius}. Ligue para ${f.phone} ou chame no WhatsApp. Enquanto espera, desligue o disjuntor do portão e afaste as pessoas da folha.`,
    sections: [
      {
        kind: 'steps',
        heading: 'Faça isto agora',
        steps: [
          { title: 'Corte a energia', text: 'Desligue o disjuntor do portão. Se há bateria, avise no chamado: o motor pode continuar ativo.' },
          { title: 'Olhe antes de tocar', text: 'Cabo de aço solto, folha torta ou fora do trilho, fio exposto: não toque. Mantenha todos longe de onde a folha pode cair.' },
          { title: 'Destrave', text: 'Se a folha está no lugar e apoiada, use a chave do desengate e mova-a devagar, em duas pessoas. Em rampa, não destrave: ela pode correr sozinha. Espere o técnico.' },
          { title: 'Prenda', text: 'Para passar a noite, feche na mão e use corrente e cadeado por dentro. Mantenha o disjuntor desligado.' },
          { title: 'Avise', text: 'Mande endereço, foto e o tipo do portão. Diga se alguém está preso ou se a casa ficou aberta.' },
        ],
      },
      {
        kind: 'symptoms',
        heading: 'É emergência?',
        rows: [
          { sign: 'Casa ou prédio aberto para a rua', meaning: 'Sim. Chame a qualquer hora.' },
          { sign: 'Carro preso, e você precisa sair', meaning: 'Sim, se o desengate não resolve.' },
          { sign: 'Folha caída ou pendurada', meaning: 'Sim, e com área isolada.' },
          { sign: 'Fumaça ou cheiro de queimado', meaning: 'Sim. Disjuntor desligado. Se há fogo, ligue 193 antes.' },
          { sign: 'Alguém ferido ou preso sob a folha', meaning: 'Ligue 192 ou 193 primeiro. Depois, para nós.' },
          { sign: 'Barulho, lentidão, controle sem alcance', meaning: 'Não. Marque uma visita comum.' },
        ],
      },
      {
        kind: 'text',
        heading: 'O que o técnico resolve na hora',
        paragraphs: [
          'O objetivo da visita de plantão é deixar a casa fechada e o carro livre. Muitas vezes o portão volta a funcionar ali mesmo: roldana recolocada, fusível, capacitor, fim de curso, controle regravado. Quando a peça é rara, a folha fica segura na operação manual e a segunda visita é marcada.',
          'Contrapeso rompido e folha tombada não se improvisam. O técnico escora, isola e volta com o equipamento certo.',
        ],
      },
      {
        kind: 'list',
        heading: 'O que não fazer',
        items: [
          'Insistir no controle com o motor zumbindo.',
          'Empurrar a folha com o carro.',
          'Subir na caixa de contrapeso ou soltar o cabo.',
          'Cruzar fios na placa para "dar partida".',
          'Passar por baixo de um basculante parado no meio.',
        ],
      },
      {
        kind: 'text',
        heading: 'Valor e alcance',
        paragraphs: [
          `O preço do plantão depende do horário e do defeito, e é combinado antes de o técnico sair. Para referência, em horário comercial há a ${f.visitPhrase}. O plantão da noite cobre um raio de ${f.emergencyRadius}. ${f.beyondRadius}`,
        ],
      },
    ],
    related: ['portao-nao-abre', 'portao-nao-fecha', 'conserto-de-motor-de-portao', 'bateria-para-motor-de-portao'],
  }),

  'programacao-de-controle-remoto': (f) => ({
    title: 'Programação de controle remoto de portão',
    description:
      'Como gravar um controle novo na central, apagar um que sumiu e recomeçar do zero com segurança, com os tempos de botão da linha que instalamos.',
    keywords: ['programação de controle remoto', 'cadastrar controle de portão', 'apagar controle perdido', 'gravar controle na central', 'reset de controles'],
    shortAnswer: `Gravar um controle é rápido: a central entra em modo de gravação, você aperta o botão do controle e confirma. Nas placas da linha que instalamos, manter o botão de gravação por cerca de ${f.eraseRemotes} apaga todos. Se algum foi perdido, esse é o caminho.`,
    sections: [
      {
        kind: 'text',
        heading: 'Antes de abrir a tampa',
        paragraphs: [
          'A placa fica dentro do motor e precisa estar energizada para gravar. Isso quer dizer rede elétrica exposta a poucos centímetros dos dedos. Se você não tem prática, chame um técnico; o serviço é curto. Se tem, desligue o disjuntor, abra, localize o botão, só então religue. Use a mão seca, sem anel, e toque apenas no botão. Ninguém deve ficar no caminho da folha, porque o portão pode partir.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Gravar um controle novo',
        steps: [
          { title: 'Entre no modo de gravação', text: 'Aperte e solte o botão de gravação dos controles. O LED da placa acende ou passa a piscar.' },
          { title: 'Transmita', text: 'Aperte, no controle, o botão que você quer usar. O LED muda de ritmo quando reconhece.' },
          { title: 'Confirme', text: 'Em algumas versões, é preciso pressionar de novo o botão da placa com o controle acionado. O manual da sua placa diz qual é o caso; se ele disser outra coisa, vale o manual.' },
          { title: 'Saia', text: 'Espere o LED apagar. Feche a tampa com o disjuntor desligado, religue e teste da rua.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'Apagar tudo e recomeçar',
        intro: 'Use quando um controle foi roubado, quando um inquilino saiu ou quando você acabou de comprar a casa.',
        steps: [
          { title: 'Reúna todos os controles', text: 'Os que não estiverem à mão ficarão de fora.' },
          { title: `Segure por ${f.eraseRemotes}`, text: 'Mantenha o botão de gravação apertado até o LED indicar memória vazia.' },
          { title: 'Confira', text: 'Aperte um controle antigo. O portão não pode reagir.' },
          { title: 'Regrave um por um', text: 'Numere cada controle com etiqueta e anote quem ficou com ele.' },
        ],
      },
      {
        kind: 'symptoms',
        heading: 'Deu errado?',
        rows: [
          { sign: 'LED não reage ao controle', meaning: 'Codificação ou frequência diferente, ou bateria fraca.' },
          { sign: 'Gravou um, e outro deixou de funcionar', meaning: 'Memória cheia: o novo entrou no lugar dele.' },
          { sign: 'Portão passou a parar fora do ponto', meaning: `Foi apertado o botão do percurso. Mantido por ${f.clearTravel}, ele limpa o trajeto, e o portão precisa reaprender.` },
          { sign: 'Botão não entra em gravação', meaning: 'A placa tem bloqueio de memória ativado por jumper.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Outra marca, condomínio ou pressa',
        paragraphs: [
          `Em motores de outros fabricantes, botões e tempos mudam, e apagar por engano é fácil. No prédio, a central pode permitir apagar só uma posição, desde que exista a lista por apartamento. Se preferir, agende: a visita acontece de ${f.hours}.`,
        ],
      },
    ],
    related: ['controle-remoto-para-portao', 'controle-remoto-nao-funciona', 'central-de-comando-para-portao', 'instalacao-de-portao-automatico-em-condominio', 'manutencao-de-motor-nice'],
  }),

  'troca-de-motor-de-portao': (f) => ({
    title: 'Troca de motor de portão: quando fazer e quanto custa',
    description:
      'Sinais de que chegou a hora de trocar o motor do portão, o que se aproveita da instalação antiga, como é a visita e qual é a faixa de preço.',
    keywords: ['troca de motor de portão', 'substituir motor de portão', 'motor de portão novo', 'trocar motor antigo', 'preço de troca de motor'],
    shortAnswer: `Numa residência, trocar o motor custa de ${f.replaceMotorPrice}, conforme o que se aproveita e o que precisa de adaptação. Faz sentido quando a bobina queimou, a peça não existe mais ou o motor antigo sempre foi fraco para a folha. A troca simples se resolve em uma visita.`,
    sections: [
      {
        kind: 'symptoms',
        heading: 'Trocar ou consertar: a balança',
        rows: [
          { sign: 'Primeiro defeito, motor de poucos anos', meaning: 'Consertar.' },
          { sign: 'Segunda engrenagem em um ano', meaning: 'Trocar, ou aliviar a folha. Algo está acima do limite.' },
          { sign: 'Reparo acima de metade do valor de um novo', meaning: 'Trocar.' },
          { sign: 'Central sem entrada para fotocélula', meaning: 'Trocar só a central, se o motor está bom.' },
          { sign: 'Código fixo e medo de clonagem', meaning: 'Receptor ou central novos bastam. O motor pode ficar.' },
          { sign: 'Motor bom, mas lento para a sua rua', meaning: 'A troca é escolha sua, e o antigo pode ser vendido.' },
        ],
      },
      {
        kind: 'list',
        heading: 'O que geralmente se aproveita',
        items: [
          'A cremalheira, se o módulo do dente é o mesmo e os dentes estão inteiros.',
          'A base de concreto, com nova furação ou chapa de adaptação.',
          'O conduíte e o circuito elétrico, depois de medidos.',
          'A fotocélula, se a tensão dela combina com a saída da nova central.',
          'A chave de intertravamento, o interfone e a botoeira.',
        ],
      },
      {
        kind: 'list',
        heading: 'O que não se aproveita',
        items: [
          'Os controles antigos, quando a central também é trocada: a nova fala outro código.',
          'O capacitor, que pertence ao motor velho.',
          'Suportes emendados ou com solda trincada.',
        ],
      },
      {
        kind: 'steps',
        heading: 'Como a substituição acontece',
        steps: [
          { title: 'Retirada', text: 'Disjuntor desligado, fios fotografados e marcados, motor velho solto.' },
          { title: 'Revisão da folha', text: 'Com o portão livre, o técnico sente o peso e corrige o que for simples. O motor novo não deve herdar o problema que matou o antigo.' },
          { title: 'Adaptação', text: 'Furos, altura e alinhamento são refeitos para o novo corpo.' },
          { title: 'Configuração', text: 'Percurso, força, pausa e controles são programados do zero.' },
          { title: 'Demonstração', text: 'Você testa tudo, inclusive o desengate, que pode ser diferente do que conhecia.' },
        ],
      },
      {
        kind: 'text',
        heading: 'De onde vem a diferença de preço',
        paragraphs: [
          `O kit instalado vai de ${f.kitPrices}, com central e controles novos. ${f.exchangeDiffers} Portão acima de ${f.heavyAbove} sai dessa conta e custa de ${f.heavyGatePrice}.`,
          `Você parcela em ${f.instalmentsPhrase}. Para pagar de uma vez, ${f.instantDiscount}. O motor novo tem ${f.warrantyPhrase}.`,
        ],
      },
    ],
    related: ['conserto-de-motor-de-portao', 'motor-de-portao-ppa', 'motor-de-abertura-rapida', 'instalacao-de-motor-de-portao', 'reforma-de-portao'],
  }),

  'contrato-de-manutencao-para-condominio': (f) => ({
    title: 'Contrato de manutenção de portão para condomínio',
    description:
      'O que um contrato de manutenção de portão deve cobrir, com que frequência visitar, o que exigir no relatório e como comparar as propostas.',
    keywords: ['contrato de manutenção para condomínio', 'manutenção de portão de prédio', 'portão de garagem de condomínio', 'síndico', 'manutenção mensal de portão'],
    shortAnswer: `Um contrato troca o susto por calendário: visitas marcadas, prioridade no chamado e relatório para a prestação de contas. O preço depende do número de portões e de ciclos. Como referência, uma preventiva avulsa custa de ${f.maintenancePrice}.`,
    sections: [
      {
        kind: 'text',
        heading: 'Por que o prédio não segue o calendário da casa',
        paragraphs: [
          `A regra geral é revisar a cada ${f.maintenanceMonths} ou ${f.maintenanceCycles}. Numa casa, o prazo vence antes. Num prédio de oitenta vagas, com quatro passagens por vaga ao dia, são mais de trezentos ciclos diários, e o segundo limite chega muito antes. Por isso fazem sentido visitas curtas todo mês, além da revisão completa.`,
        ],
      },
      {
        kind: 'list',
        heading: 'O que o contrato deve dizer com clareza',
        items: [
          'Quais portões, motores, sensores e travas estão incluídos, um por um.',
          'O número de visitas e o que se faz em cada uma.',
          'O prazo de resposta para portão parado e para defeito sem risco.',
          'Quem paga as peças, e até que valor o técnico pode trocar sem nova aprovação.',
          'O que fica de fora: batida de veículo, vandalismo, raio, obra civil.',
          'Como se rescinde e como se reajusta.',
        ],
      },
      {
        kind: 'steps',
        heading: 'O que acontece em cada visita',
        steps: [
          { title: 'Mensal', text: 'Limpeza de trilho, reaperto, teste de fotocélula e de reversão, leitura do contador de ciclos quando existe, conversa com a portaria.' },
          { title: 'Trimestral', text: 'Roldanas, dobradiças, cabos e batentes vistos de perto. Carga da bateria medida.' },
          { title: 'Revisão completa', text: 'Motor aberto, capacitor medido, bornes reapertados, curso e força recalibrados, vedação refeita.' },
          { title: 'Chamado extra', text: `Portão travado é emergência: plantão de ${f.emergency}, com chegada em até ${f.emergencyArrival} num raio de ${f.emergencyRadius}.` },
        ],
      },
      {
        kind: 'list',
        heading: 'O relatório que protege o síndico',
        intro: 'Peça que cada visita deixe um registro assinado com:',
        items: [
          'data, hora e nome do técnico;',
          'resultado dos testes de segurança, e não só "tudo certo";',
          'fotos do que foi trocado;',
          'recomendações, com grau de urgência;',
          'controles cadastrados e apagados no período.',
        ],
      },
      {
        kind: 'questions',
        heading: 'Para levar à assembleia',
        items: [
          { question: 'Contrato sai mais barato que chamar quando quebra?', answer: 'Depende do uso. Em portão de alto fluxo, evitar uma parada no pico costuma pagar várias visitas. Em prédio pequeno, as revisões comuns podem bastar, sem contrato.' },
          { question: 'Vocês atendem motores de outras marcas?', answer: 'Sim, na manutenção. Antes da proposta fazemos uma vistoria, com a lista do que já está gasto, para não haver surpresa no primeiro mês.' },
          { question: 'E se um morador for atingido pelo portão?', answer: 'A perícia vai perguntar se havia sensor, se funcionava e quando foi testado. Manter os registros em dia é parte do dever de cuidado do condomínio. Para a questão jurídica, ouça o advogado do prédio.' },
          { question: 'Como pedir uma proposta?', answer: `Mande pelo WhatsApp o número de portões, de vagas e a marca dos motores. Respondemos de ${f.hours}.` },
        ],
      },
    ],
    related: ['instalacao-de-portao-automatico-em-condominio', 'manutencao-preventiva-de-portao-automatico', 'atendimento-de-emergencia-para-portao', 'motor-para-portao-pesado'],
  }),

  'reforma-de-portao': (f) => ({
    title: 'Reforma de portão: o que recuperar antes do motor',
    description:
      'Ferrugem, folha empenada, roldana e dobradiça gastas: veja o que a reforma do portão recupera, em que ordem e quando compensa fazer um novo.',
    keywords: ['reforma de portão', 'recuperação de portão de ferro', 'solda em portão', 'troca de roldana', 'portão empenado'],
    shortAnswer: 'Reformar é devolver à folha o esquadro, o apoio e o movimento leve. Compensa quando o quadro está são e o problema se concentra em roldanas, dobradiças, trilho ou na faixa de baixo. Se a ferrugem atravessou as colunas do quadro, um portão novo sai melhor.',
    sections: [
      {
        kind: 'symptoms',
        heading: 'Examine a folha de baixo para cima',
        rows: [
          { sign: 'Ferrugem que sai na lixa', meaning: 'Superficial. Lixar, fundo anticorrosivo e pintura.' },
          { sign: 'Chave de fenda atravessa a chapa', meaning: 'O trecho precisa ser cortado e refeito.' },
          { sign: 'Diagonais da folha diferentes', meaning: 'Quadro fora de esquadro. Exige tirante ou nova solda.' },
          { sign: 'Trilho com ondas ou solto do piso', meaning: 'Troca do trilho e da base de concreto.' },
          { sign: 'Dobradiça com pino oval', meaning: 'Troca do pino ou da peça inteira.' },
          { sign: 'Cabo do basculante com fio partido', meaning: 'Troca dos dois cabos, sempre em par, por técnico.' },
        ],
      },
      {
        kind: 'steps',
        heading: 'A ordem certa do serviço',
        steps: [
          { title: 'Soltar o motor', text: 'Energia desligada, motor e placa retirados ou protegidos. A corrente da solda pode destruir a central, e a poeira da lixa entra em tudo.' },
          { title: 'Escorar', text: 'A folha é apoiada antes que roldana, dobradiça ou cabo saiam. Portão solto cai sem aviso.' },
          { title: 'Corrigir o apoio', text: 'Trilho, prumo das colunas e nível do piso vêm primeiro. Sem apoio reto, nenhuma solda dura.' },
          { title: 'Refazer o ferro', text: 'Corta-se o que está podre, repõe-se o perfil e confere-se o esquadro pelas diagonais.' },
          { title: 'Pintar', text: 'Fundo anticorrosivo, inclusive por dentro dos tubos abertos, e duas demãos. Os furos de drenagem ficam livres.' },
          { title: 'Automatizar', text: 'O motor volta com base e curso refeitos. O peso mudou, então a força também muda.' },
        ],
      },
      {
        kind: 'text',
        heading: 'Revestir muda o peso',
        paragraphs: [
          'Fechar uma grade com chapa, madeira ou ACM é o pedido mais comum numa reforma, e a origem de muito motor queimado. A folha ganha peso e passa a pegar vento. No basculante, o contrapeso precisa ser recalculado no mesmo dia.',
          `Confira o limite antes. ${f.gateLimits} Se a folha passar do que o seu motor move, inclua a troca na conta, de ${f.replaceMotorPrice} em residência, conforme o que se aproveita.`,
        ],
      },
      {
        kind: 'text',
        heading: 'Preço, prazo e o que fazemos',
        paragraphs: [
          'Serralheria não tem tabela: depende do metro de solda, do perfil e do acesso. O orçamento sai depois de ver, ou por fotos boas quando o caso é simples. Ele vem separado em ferro, pintura e automação, para você decidir por partes.',
          'Reparos de apoio, como roldana, rolete e batente, cabem numa visita. Folha cortada e soldada pede mais de um dia por causa da tinta.',
        ],
      },
      {
        kind: 'list',
        heading: 'Para não reformar de novo tão cedo',
        items: [
          'Lave com água e sabão neutro. Cloro e ácido de limpar piso comem a solda.',
          'Retoque riscos no mesmo mês.',
          'Mantenha terra e grama longe da travessa de baixo.',
        ],
      },
    ],
    related: ['automacao-de-portoes', 'troca-de-motor-de-portao', 'regulagem-e-lubrificacao-de-portao', 'motor-para-portao-pesado'],
  }),
};
