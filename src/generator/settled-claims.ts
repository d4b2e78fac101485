import { factTexts } from '../business/fact-texts.ts';
import { municipalitiesBeyondRadius } from '../business/emergency-reach.ts';
import type { Facts } from '../business/facts.ts';
import type { MeasuredMovement } from '../business/gate-movements.ts';
import { SAMPLE_NOTE } from '../business/testimonials.ts';
import { formatNumber } from '../text/money.ts';

/** A page as its reader gets it. */
export interface ReadPage {
  readonly sentences: readonly string[];
  /** The municipality that the page is about; null where it is about none. */
  readonly municipality: string | null;
  /** The gate that the page is about, where it is one whose leaf is measured; null for any other. */
  readonly gate: MeasuredMovement | null;
}

export interface Contradiction {
  readonly claim: string;
  readonly found: string;
}

/** What must not be said of a claim: a sentence that speaks of it and is not one of the ways it is settled to be said. */
interface SentenceRule {
  readonly claim: string;
  readonly about: RegExp;
  /** Without it every sentence that is `about` it contradicts. */
  readonly unless?: RegExp;
}

/** What a page that says `about` has to say as well. */
interface PageRule {
  readonly claim: string;
  readonly about: RegExp;
  readonly needs: RegExp;
  readonly notFor?: ReadPage['gate'];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/[\s\u00a0]+/g, ' ');
}

const BLOCKS =
  /<\/?(?:p|li|h\d|dt|dd|td|th|div|section|tr|summary|blockquote|figcaption|small|a|br|button|address|option|label)\b[^>]*>/g;

/** Text, and the texts of the head, of pictures and of chats, a sentence each. */
export function sentencesOf(html: string): readonly string[] {
  const shown = html.replace(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '\n');
  const spoken = [...shown.matchAll(/(?:content|aria-label)="([^"]*)"/g)].map(([, text = '']) => text);
  const chats = [...shown.matchAll(/\?text=([^"]+)"/g)].map(([, text = '']) =>
    decodeURIComponent(text.replaceAll('&#x27;', "'")),
  );
  return [shown.replace(BLOCKS, '\n').replace(/<[^>]+>/g, ''), ...spoken, ...chats]
    .join('\n')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .flatMap((block) =>
      block
        .replace(/[\s\u00a0]+/g, ' ')
        .trim()
        .split(/(?<=[.!?…])\s+(?=[\p{Lu}\d“"(])/u),
    )
    .filter((sentence) => sentence !== '');
}

function sentenceRules(facts: Facts): readonly SentenceRule[] {
  const f = factTexts(facts);
  const hours = `até ${escaped(f.emergencyArrival)}`;
  const radius = escaped(f.emergencyRadius);
  const kitWeights = facts.models.map(({ maxGateKg }) => escaped(formatNumber(maxGateKg))).join('|');
  const range = (text: string) => new RegExp(`${escaped(text)}(?!\\.?\\d)`);
  return [
    {
      claim: 'emergency: an arrival, and not an answer',
      about: new RegExp(`${hours}(?!\\p{L})`, 'u'),
      unless: /cheg|no local/i,
    },
    { claim: 'emergency: an arrival within the radius', about: new RegExp(hours), unless: new RegExp(radius) },
    {
      claim: 'emergency: an arrival, and not an answer',
      about: /(?:plantão|emergência|urgência)[^.]*\b(?:respond|respost|retorn)/i,
      unless: /depende/,
    },
    {
      claim: 'emergency: attended at night too',
      about:
        /deix\w+ (?:uma |a sua |sua |o )?(?:mensagem|recado)|só (?:respondemos|atendemos) (?:em|no) horário|não (?:há|temos|fazemos) (?:plantão|atendimento (?:à noite|de emergência))/i,
    },
    {
      claim: 'emergency: attended at night too',
      about: /fora d(?:esse|o) (?:horário comercial|horário(?! d)|expediente)/i,
      unless: /orçamento|plantão|emergência/i,
    },
    { claim: 'prices: the preventive visit', about: range(f.maintenancePrice), unless: /manuten|prevent|revis/i },
    {
      claim: 'prices: the preventive visit',
      about: new RegExp(
        `(?:diagnóstico|descobrir o defeito|visita comum|conserto custa|busca do defeito)[^.;]*${escaped(f.maintenancePrice)}`,
        'i',
      ),
    },
    { claim: 'prices: the visit that finds a fault', about: range(f.visitPrice), unless: /diagnóstico/i },
    {
      claim: 'prices: no free visit for a fault',
      about: /visita (?:técnica )?(?:é )?(?:grátis|gratuita|sem custo|de graça)|não cobramos (?:a )?visita/i,
    },
    { claim: 'prices: the repair', about: range(f.repairPrice), unless: /mão de obra/i },
    { claim: 'prices: the exchange', about: range(f.replaceMotorPrice), unless: /troc|substitu/i },
    {
      claim: 'prices: board and remotes may stay in an exchange',
      about: /(?:central|placa) e (?:os )?controles (?:quase )?sempre (?:mudam|se trocam|são trocados)/i,
    },
    { claim: 'prices: heavy gates', about: range(f.heavyGatePrice), unless: /pesad|acima|passa/i },
    {
      claim: 'prices: the promotion',
      about: new RegExp(`${escaped(f.promotion.price)}(?! a R\\$)(?!\\.?\\d)`),
      unless: new RegExp(facts.promotion.name, 'i'),
    },
    {
      claim: 'weights: those of the kits are of sliding gates',
      about: new RegExp(`até (?:cerca de )?(?:${kitWeights}) kg`),
      unless: /desliz|de correr|Deslizantes|que corre/i,
    },
    {
      claim: 'weights: tilting and swing gates are measured',
      about: /(?:basculante|pivotante|de abrir)[^.]*até [\d.]+ kg/i,
      unless: /desliz|de correr/i,
    },
    { claim: 'power: the scale is of conventional motors', about: /HP[^.]*\d kg|\d kg[^.]*HP/, unless: /convencion/i },
    {
      claim: 'power: a kit begins at its horsepower',
      about: new RegExp(`${escaped(f.kitHorsepower)}(?! para)`),
      unless: /a partir de|convencion/i,
    },
    { claim: 'kit: the rack is apart', about: /tudo (?:dentro )?[dn]a caixa/i },
    {
      claim: 'kit: the rack is apart',
      about:
        /(?:kit|preço|valor)[^.;]*\b(?:traz|inclui|com|já (?:vem|tem)|cobre)\b[^.;]*cremalheira|cremalheira[^.;]*\b(?:inclusa|incluída|vem no kit|vem com o|acompanha o (?:kit|motor)|está no preço|faz parte do kit)/i,
      unless: /\bnão\b|à parte|fora|fica|aproveit|nova é|se serve/i,
    },
    {
      claim: 'care: the rack and the track are dry',
      about:
        /\b(?:graxa|óleo|lubrifi\p{L}*|engrax\p{L}*)\b[^.,;:]*\b(?:cremalheira|trilho)|\b(?:cremalheira|trilho)\b[^.,;:]*(?:\bgraxa|\bóleo|lubrifi|engrax)/iu,
      unless: /\b(?:não|nem|nada|nenhum|nunca|sem|sec[ao]s?|lixa|areia)\b|\?$/i,
    },
    {
      claim: 'force: set by a technician',
      about: /(?:^|[.:;,] |\be )(?:regule|ajuste|acerte|aumente|reduza|diminua|deixe|gire) (?:\p{L}+ ){0,2}a força/iu,
      unless: /\b(?:não|nunca|nem)\b/i,
    },
    {
      claim: 'force: set by a technician',
      about: /comece com pouca força|você (?:mesmo )?(?:pode |consegue )?(?:regul|ajust)\p{L}* a força/iu,
    },
    {
      claim: 'release: not on a slope',
      about:
        /(?:ladeira|inclinad|\brampa|declive|aclive)[^.]*(?:destrav|solt[ea]|deseng)|(?:destrav|solt[ea]|deseng)[^.]*(?:ladeira|inclinad|\brampa|declive|aclive)/i,
      unless: /\b(?:não|nunca|sem)\b|sozinh|escorreg|segurar|batente/i,
    },
    { claim: 'price: of a distributor', about: /direto d[ae] fábrica|preço de fábrica|sem intermediári/i },
    {
      claim: 'testimonials: no customer stands behind a sample',
      about:
        /relatos? de (?:clientes|casas|prédios)|o que dizem os (?:nossos )?clientes|clientes (?:reais|satisfeitos)/i,
    },
    {
      claim: 'rolling code: makes copying hard',
      about:
        /copi\p{L}*[^.]*não (?:adianta|abr[ea]|serve|funciona|vale)|não (?:adianta|dá para|é possível|se) copia|(?:grav\p{L}*|sinal)[^.]*não (?:adianta|consegue|abr[ea])|de nada adianta|à prova de (?:cópia|clonagem)|impossível (?:de )?(?:ser )?(?:copi|clon)|cópia[^.]*não abre|gravação (?:antiga|velha)[^.]*(?:não abre|recusad)|resolve a clonagem/iu,
    },
    {
      claim: 'faults: the hand does not rule the board out',
      about:
        /(?:defeito|problema|causa) não (?:é|está) (?:elétric|na (?:placa|central|elétrica))|está no ferro, e não|o motor está certo|ferro está inocente|nada a ver com a (?:placa|central|elétrica)/i,
    },
    { claim: 'brands: DZ Rio is a PPA motor', about: /DZ ?Rio[^.]*Rossi|Rossi[^.]*DZ ?Rio/i },
    {
      claim: 'payment: a bank slip has to be asked for',
      about: /boleto/i,
      unless: /consult|possível|depende|confirma|beneficiário|falso|\?$/i,
    },
    {
      claim: 'reform: of the gate that stands, with its automation',
      about:
        /não [^.;]*reform(?:amos|am|ar)\b[^.;]*(?:folha|portão)|reforma (?:da folha|do portão) (?:é|fica|cabe)[^.;]*serralh/i,
    },
    {
      claim: 'reform: no new gate is made',
      about: /(?:fabricamos|fazemos) (?:o seu |seu |um )?(?:portão novo|portões novos|portões|portão sob medida)/i,
      unless: /\bnão\b/i,
    },
    {
      claim: 'law: the warranty of a service',
      about: /garantia[^.]*\d+ dias/i,
      unless: new RegExp(escaped(f.legalWarranty)),
    },
    {
      claim: 'law: the days to withdraw',
      about: /(?:desist|arrepend)[^.]*\d+ dias/i,
      unless: new RegExp(escaped(f.withdrawal)),
    },
  ];
}

function pageRules(facts: Facts): readonly PageRule[] {
  const f = factTexts(facts);
  return [
    {
      claim: 'prices: what parts the exchange from the kit',
      about: new RegExp(escaped(f.replaceMotorPrice)),
      needs: /aproveit/i,
    },
    {
      claim: 'prices: the promotion is a preventive visit',
      about: new RegExp(`${facts.promotion.name}[^.]*${escaped(f.promotion.price)}`, 'i'),
      needs: new RegExp(escaped(f.promotion.content)),
    },
    // A tilting gate does not roll.
    {
      claim: 'release: not on a slope',
      about:
        /(?<!basculante[^.]*)(?:^|[.:;,] |\be )(?:destrave|solte o motor|gire a chave|puxe a alavanca|use (?:a chave d[oe] deseng|o deseng))/imu,
      needs: /rampa|inclinad|ladeira|(?:piso|terreno) (?:é |seja )?plano/i,
      notFor: 'tilting',
    },
  ];
}

const EMERGENCY = /plantão|emergência|urgência/i;

/** A page on a place that no technician reaches at night promises no night service, or says that it does not come. */
function farPlace({ sentences, municipality }: ReadPage, facts: Facts): readonly Contradiction[] {
  const far = municipalitiesBeyondRadius(facts);
  const claim = 'emergency: by day only beyond the radius';
  const radius = new RegExp(`${escaped(factTexts(facts).emergencyRadius)}|só de dia|não chega`);
  const promises = sentences.filter(
    (sentence) =>
      EMERGENCY.test(sentence) &&
      !radius.test(sentence) &&
      (municipality !== null && far.includes(municipality)
        ? /24|plantão/.test(sentence)
        : far.some((name) => sentence.includes(name))),
  );
  const silent =
    municipality !== null && far.includes(municipality) && !sentences.some((sentence) => /só de dia/.test(sentence));
  return [
    ...promises.map((found) => ({ claim, found })),
    ...(silent ? [{ claim, found: `${municipality}: nothing says 'só de dia'` }] : []),
  ];
}

const OF_WEIGHT = /limite de peso|peso máximo|(?:escolh|decid)\p{L}* (?:primeiro )?pelo peso|peso da folha decide/iu;

/** A page on a gate that is measured judges it by no weight. */
function measuredGate({ sentences, gate }: ReadPage): readonly Contradiction[] {
  const weighed =
    gate === null
      ? []
      : sentences.filter((sentence) => OF_WEIGHT.test(sentence) && !/desliz|de correr|\bnão\b/i.test(sentence));
  return weighed.map((found) => ({ claim: 'weights: tilting and swing gates are measured', found }));
}

/** Words of made-up customers stand under the note that says so. */
function samples({ sentences }: ReadPage, names: readonly string[]): readonly Contradiction[] {
  const shown = sentences.filter((sentence) => names.includes(sentence));
  return shown.length > 0 && !sentences.includes(SAMPLE_NOTE)
    ? [{ claim: 'testimonials: no customer stands behind a sample', found: shown.join(', ') }]
    : [];
}

/** What speaks against a claim in whatever page it stands. */
export function contradictionsInSentences(sentences: readonly string[], facts: Facts): readonly Contradiction[] {
  return sentences.flatMap((sentence) => readingOf(sentence, facts).contradictions);
}

/** Everything in a page that speaks against what was settled. `sampleNames` are the names under sample testimonials. */
export function contradictionsIn(
  page: ReadPage,
  facts: Facts,
  sampleNames: readonly string[] = [],
): readonly Contradiction[] {
  const { sentences } = page;
  const inSentences = contradictionsInSentences(sentences, facts);
  const inPages = rulesOf(facts).pages.flatMap((rule) => {
    const found =
      page.gate !== null && page.gate === rule.notFor
        ? undefined
        : sentences.find((sentence) => readingOf(sentence, facts).asks.includes(rule));
    return found !== undefined && !sentences.some((sentence) => rule.needs.test(sentence))
      ? [{ claim: rule.claim, found }]
      : [];
  });
  return [...inSentences, ...inPages, ...farPlace(page, facts), ...measuredGate(page), ...samples(page, sampleNames)];
}

/** What one sentence says against a claim, and what it asks of the rest of its page. */
interface Reading {
  readonly contradictions: readonly Contradiction[];
  readonly asks: readonly PageRule[];
}

interface Rules {
  readonly sentences: readonly SentenceRule[];
  readonly pages: readonly PageRule[];
  /** The same sentences stand on hundreds of pages. */
  readonly read: Map<string, Reading>;
}

const known = new WeakMap<Facts, Rules>();

function rulesOf(facts: Facts): Rules {
  const rules = known.get(facts) ?? {
    sentences: sentenceRules(facts),
    pages: pageRules(facts),
    read: new Map<string, Reading>(),
  };
  known.set(facts, rules);
  return rules;
}

function readingOf(sentence: string, facts: Facts): Reading {
  const { sentences, pages, read } = rulesOf(facts);
  const reading = read.get(sentence) ?? {
    contradictions: sentences
      .filter(({ about, unless }) => about.test(sentence) && !unless?.test(sentence))
      .map(({ claim }) => ({ claim, found: sentence })),
    asks: pages.filter(({ about }) => about.test(sentence)),
  };
  read.set(sentence, reading);
  return reading;
}
