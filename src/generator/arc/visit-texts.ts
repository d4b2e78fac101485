/** What happens at a visit, a slot a thought; a page draws a wording of each. Placeholders as in the library. */

export const VISIT: readonly (readonly string[])[] = [
  [
    'Você manda uma mensagem com o bairro, o tipo do portão e um vídeo curto; respondemos com o que parece ser e com o horário possível.',
    'O pedido começa por mensagem: conte o que acontece e mande um vídeo de 10 segundos, com som.',
    'Com o vídeo na mão, o técnico já sai com a peça mais provável no carro.',
    'Quem atende a mensagem entende de portão, e por isso as perguntas são poucas: tipo, bairro e o que mudou.',
    'Uma foto de longe e um vídeo do portão tentando andar costumam bastar para marcar a visita certa.',
    'Diga o que você já conferiu: isso poupa tempo e às vezes resolve sem visita.',
  ],
  [
    'No local, ele corta a energia, solta a folha e sente o peso dela antes de abrir o motor.',
    'A visita começa pela folha, com o motor solto, porque metade dos defeitos não está na parte elétrica.',
    'O técnico separa o que é da folha, do motor, da central e da energia, nessa ordem.',
    'Primeiro se olha o caminho da folha, depois a fixação do motor, e só então a central.',
    'Antes de qualquer peça, ele mede: esforço da folha, tensão no ponto de energia e resposta da central.',
    'Ele repete o defeito na sua frente, para que o conserto comece pela causa.',
  ],
  [
    'O valor é dito antes, com peça e mão de obra separadas, e nada é trocado sem o seu sim.',
    'Você recebe o preço antes do serviço e decide ali mesmo, sem pressa.',
    'Se há mais de um caminho, ele mostra o que é urgente e o que pode esperar.',
    'O orçamento sai na hora, por escrito na conversa, e vale pelo que foi visto.',
    'Quando o conserto não compensa, dizemos, e a conta fica clara antes de você escolher.',
    'Peça trocada fica com você, para ver o que tinha.',
  ],
  [
    'No fim, o portão abre e fecha algumas vezes na sua frente, e a parada diante de um obstáculo é testada.',
    'O serviço termina com o teste: a folha tem de parar e voltar quando encontra algo.',
    'Antes de ir embora, o técnico ensina o destravamento e confere os controles da casa.',
    'A última coisa é acionar de longe, com todos os controles, e ouvir se o som está limpo.',
    'Só se dá o trabalho por pronto depois de vários ciclos sem barulho e sem tranco.',
    'O conserto tem {facts.legalWarrantyPhrase}.',
  ],
  [
    'O horário comercial é de {facts.hours}; fora dele, o plantão atende emergências.',
    'As visitas comuns são de {facts.hours}, com período combinado.',
    'Atendemos os {facts.municipalities} da Grande São Paulo, de {facts.hours}.',
    'Casa aberta para a rua não espera: o plantão funciona {facts.emergency} por dia, num raio de {facts.emergencyRadius}.',
    'Visita marcada tem dia e período, e quem vai avisa quando está a caminho.',
    'Para marcar fora do horário de {facts.hours}, diga na mensagem se é emergência.',
  ],
];

/** Short items that are true of every visit; they stand where an entry has fewer of its own than the page asks for. */
export const SERVICE_ITEMS: readonly string[] = [
  'Explica a causa antes de falar em peça',
  'Diz o valor antes de começar',
  'Confere a fixação do motor e os parafusos da base',
  'Testa a parada diante de um obstáculo',
  'Mede a tensão no ponto de energia',
  'Limpa o entorno do motor antes de fechar a tampa',
  'Confere os controles da casa no fim',
  'Mostra a peça que saiu',
  'Ensina o destravamento a quem mora na casa',
  'Deixa o portão funcionando na sua frente',
  'Anota o que foi feito e a data da próxima revisão',
  'Avisa o que pode esperar e o que não pode',
];

/** The same where a motor is bought. */
export const SALE_ITEMS: readonly string[] = [
  'Confere o peso e o movimento da folha antes de indicar o modelo',
  'Leva o kit e instala na mesma visita',
  'Fixa a base no nível da folha',
  'Grava o percurso e os controles',
  'Regula a força no mínimo que fecha bem',
  'Testa a parada diante de um obstáculo',
  'Ensina o destravamento a quem mora na casa',
  'Recolhe a embalagem e deixa a garagem limpa',
  'Confere a tensão e o disjuntor do ponto de energia',
  'Entrega o manual e explica a garantia',
];

/** What can be said of paying for a service. */
export const PAYMENT: readonly string[] = [
  '{facts.paymentPhrase}',
  'O pagamento é por {facts.paymentAccepted}, com {facts.instalmentsPhrase}.',
  'No cartão, são {facts.instalmentsPhrase}; para outras formas, consulte.',
  'O valor fecha na visita, antes do serviço, e pode ser pago com {facts.paymentAccepted}.',
];

/** For who stands outside an area: what a chat brings all the same. */
export const NOT_UNDERSTOOD: readonly string[] = [
  'Ainda não temos uma resposta pronta para esta pergunta. Conte em uma mensagem o que acontece com o portão, o tipo dele e o bairro, e um técnico responde.',
  'Esta pergunta precisa de uma conversa. Mande uma mensagem com o que você vê no portão, de preferência com um vídeo curto, e um técnico diz o próximo passo.',
];
