import { type CompanyData, HOLIDAYS_MAX } from '../facts.ts';
import type { FieldsOf } from './field.ts';
import { money, moneyRange, whole, metres, text, texts, optional, date, coordinates } from './field-makers.ts';
import { models } from './model-fields.ts';
import { testimonials } from './testimonial-fields.ts';

/**
 * Every value that the owner may change, with its Portuguese label, unit and explanation: the panel makes its forms of it, `schema.ts` takes the
 * limits from it, and `changes.ts` names changes by it.
 */

const company: FieldsOf<CompanyData['company']> = {
  name: text('Nome da empresa', 'Razão social ou nome fantasia, no rodapé, nas imagens e nos dados para buscadores.'),
  cnpj: { label: 'CNPJ', kind: 'cnpj', help: 'Aparece no rodapé, como a lei pede.' },
  address: text('Endereço', 'Rua, número, cidade e estado.', 200),
  email: { label: 'E-mail', kind: 'email', help: 'Para contato; também é o remetente das mensagens do painel.' },
  phone: {
    label: 'Telefone',
    kind: 'phone',
    help: 'Com DDD. É o número que o site mostra e que as ligações chamam.',
  },
  whatsapp: optional({
    label: 'WhatsApp',
    kind: 'phone',
    help: 'Com DDD. Todas as conversas do site vão para este número. Em branco, vão para o telefone.',
  }),
  geo: optional({
    label: 'Coordenadas da sede',
    kind: 'coordinates',
    help: 'Só se a empresa recebe clientes ali. O raio do plantão passa a ser medido daqui.',
  }),
};

export const companyFields: FieldsOf<CompanyData> = {
  company,
  brand: text(
    'Marca dos motores',
    'Muda em tudo o que o site mostra. Os endereços das postagens ficam como são, para que links e buscadores continuem a achá-las.',
    40,
  ),
  models,
  kit: {
    horsepower: text('Potência do menor kit', 'Como “1/4 HP”.', 20),
    items: texts('O que vem no kit', 'Na ordem em que o site os lista.'),
    notIncluded: texts('O que não vem no kit', 'O que se orça antes do serviço.', 0),
    optional: texts('Opcionais', 'O que se vende ao lado do kit.', 0),
  },
  leafLimits: {
    tilting: {
      widthMetres: metres('Largura máxima do basculante', 'A folha mais larga que os kits movem.'),
      heightMetres: metres('Altura máxima do basculante', 'A folha mais alta que os kits movem.'),
    },
    swinging: {
      widthMetres: metres('Largura máxima da folha de abrir', 'De cada folha de um portão pivotante ou de abrir.'),
    },
  },
  warranty: {
    years: whole('Garantia', 'anos', 'A garantia que o site promete.', [1, 20]),
    wording: text('Tipo da garantia', 'Como em “garantia de fábrica de 1 ano”: “de fábrica”.', 40),
  },
  law: {
    serviceWarrantyDays: whole('Garantia legal do serviço', 'dias', 'O que o CDC dá (art. 26): 90 dias.', [90, 3650]),
    withdrawalDays: whole('Prazo de desistência', 'dias', 'O que o CDC dá (art. 49): 7 dias.', [7, 365]),
  },
  payment: {
    accepted: texts('Formas de pagamento aceitas', 'Na ordem em que o site as lista.'),
    onRequest: texts('Formas sob consulta', 'O site manda perguntar por elas.', 0),
  },
  maxInstalments: whole('Parcelas sem juros', 'parcelas', 'O maior número de parcelas sem juros no cartão.', [1, 24]),
  instantDiscountPercent: optional({
    label: 'Desconto à vista',
    kind: 'decimal',
    unit: '%',
    help: 'No Pix. Em branco, o site diz “consulte o desconto à vista”.',
    min: 0.5,
    max: 50,
  }),
  hours: {
    weekdays: {
      label: 'Dias de atendimento',
      kind: 'weekdays',
      help: 'Com atendimento comercial; nos outros, só o plantão.',
      min: 1,
      max: 7,
    },
    opens: { label: 'Abre às', kind: 'hour', unit: 'h', help: 'Hora cheia, no horário de São Paulo.', min: 0, max: 23 },
    closes: { label: 'Fecha às', kind: 'hour', unit: 'h', help: 'Depois da hora em que abre.', min: 1, max: 24 },
    holidays: {
      label: 'Feriados e folgas',
      kind: 'dates',
      help: 'Dias sem atendimento comercial. O plantão continua.',
      min: 0,
      max: HOLIDAYS_MAX,
    },
  },
  emergency: {
    hoursADay: whole('Horas de plantão', 'horas por dia', 'Quantas horas por dia o plantão atende.', [1, 24]),
    arrivalHours: whole(
      'Chegada do plantão',
      'horas',
      'Em até quantas horas o técnico chega, dentro do raio.',
      [1, 72],
    ),
    radiusKm: whole('Raio do plantão', 'km', 'Em linha reta, a partir da base.', [1, 300]),
    base: coordinates,
  },
  installation: {
    hours: {
      label: 'Tempo de instalação',
      kind: 'integer-range',
      unit: 'horas',
      help: 'De uma instalação comum.',
      min: 1,
      max: 48,
    },
    heavyHours: whole('Instalação de portão pesado', 'horas', 'No máximo.', [1, 120]),
    heavyAboveKg: whole(
      'Portão pesado a partir de',
      'kg',
      'Acima deste peso o portão pede projeto próprio.',
      [100, 20_000],
    ),
  },
  maintenance: {
    months: whole('Manutenção a cada', 'meses', 'O prazo da visita preventiva.', [1, 60]),
    cycles: whole('Manutenção a cada', 'ciclos', 'O uso que pede a visita antes do prazo.', [100, 1_000_000]),
    price: moneyRange('Preço da manutenção', 'Da visita preventiva, com peças novas à parte.'),
  },
  diagnosisVisit: { price: money('Preço da visita de diagnóstico', 'Descontado do conserto aprovado.') },
  repairPrice: moneyRange('Mão de obra do conserto', 'Sem as peças.'),
  battery: {
    cycles: whole('Ciclos da bateria', 'ciclos', 'Quantas aberturas a bateria aguenta sem luz.', [1, 1000]),
    price: optional(money('Preço da bateria', 'Em branco, o site diz “preço sob consulta”.')),
  },
  powerWatts: {
    label: 'Potência elétrica',
    kind: 'integer-range',
    unit: 'W',
    help: 'Dos motores.',
    min: 1,
    max: 10_000,
  },
  conventional: {
    openingSeconds: {
      label: 'Abertura dos motores convencionais',
      kind: 'integer-range',
      unit: 'segundos',
      help: 'Com que o site compara os kits.',
      min: 1,
      max: 120,
    },
    sizes: {
      label: 'Tamanhos convencionais',
      kind: 'list',
      help: 'Do mais leve ao mais pesado.',
      one: 'tamanho',
      key: 'horsepower',
      of: 'de',
      min: 1,
      max: 10,
      item: {
        horsepower: text('Potência', 'Como “1/3 HP”.', 20),
        maxGateKg: optional(whole('Peso máximo', 'kg', 'Em branco, o site diz “portões pesados”.', [50, 10_000])),
      },
    },
    cyclesPerHour: whole('Ciclos por hora', 'ciclos', 'Quanto um motor convencional aguenta.', [1, 1000]),
  },
  replaceMotorPrice: moneyRange('Preço da troca do motor', 'Em residência.'),
  heavyGatePrice: moneyRange('Preço para portão pesado', 'Motor e serviço.'),
  promotion: {
    name: text('Nome da promoção', 'Como aparece nas páginas das cidades.', 60),
    price: money('Preço da promoção', 'Pelo serviço da promoção.'),
    firstDay: date('Primeiro dia da promoção', 'Antes dele a promoção não aparece.'),
    lastDay: date('Último dia da promoção', 'Depois dele a promoção some do site.'),
    municipalities: {
      label: 'Cidades da promoção',
      kind: 'municipalities',
      help: 'Para os clientes de quais municípios ela vale.',
      min: 1,
      max: 39,
    },
  },
  statistics: {
    years: whole('Anos de experiência', 'anos', 'Que a empresa possa comprovar.', [1, 150]),
    installations: whole('Instalações feitas', 'instalações', 'Que a empresa possa comprovar.', [1, 10_000_000]),
    rating: {
      label: 'Nota média',
      kind: 'decimal',
      help: 'Das avaliações, de 1 a 5.',
      min: 1,
      max: 5,
    },
    reviews: whole('Número de avaliações', 'avaliações', 'De onde vem a nota.', [1, 10_000_000]),
    source: optional(text('Fonte dos números', 'Onde o visitante pode conferir, como o perfil no Google.', 200)),
  },
  testimonials,
  chat: {
    greeting: text('Mensagem inicial da conversa', 'O que o visitante envia pelo botão geral do WhatsApp.', 300),
  },
  heroVideo: {
    url: {
      label: 'Vídeo da página inicial',
      kind: 'video-address',
      help: 'Endereço https do vídeo. Sem ele, a página não mostra vídeo.',
    },
    date: optional(date('Publicação do vídeo', 'Sem este dia os buscadores não aceitam o vídeo.')),
  },
  board: {
    eraseRemotesSeconds: whole('Apagar controles', 'segundos', 'Quanto segurar o botão da central.', [1, 120]),
    clearTravelSeconds: whole('Apagar o percurso', 'segundos', 'Quanto segurar o botão da central.', [1, 120]),
  },
  municipalitiesServed: whole(
    'Municípios atendidos',
    'municípios',
    'Onde a empresa vende, entrega e instala.',
    [1, 39],
  ),
  deliveryPrice: {
    label: 'Preço do frete',
    kind: 'money',
    help: 'Além do preço do kit, que já tem a instalação. Com zero, o site diz “frete grátis”.',
    min: 0,
    max: 10_000,
  },
};
