/** What a sentence from elsewhere must not say unless it is one of ours, word by word. */
interface Forbidden {
  readonly reason: string;
  readonly says: RegExp;
  /** In pages of danger alone. */
  readonly inDanger?: true;
}

/** 'O toque', 'um corte' and 'que abra' tell nobody to do anything. */
const IMPERATIVE = String.raw`(?<!\p{L})(?<!(?:^|[^\p{L}])(?:o|a|um|uma|que|primeiro|cada) )(?:destrave|solte|puxe|empurre|levante|erga|corte|force|segure|retire|tire|mexa|abra|feche|ligue|desligue|religue|acione|encoste|toque|suba|amarre|calce|escore|gire|desmonte|serre|emende|pise|molhe|jogue|use|coloque|passe|desaparafuse|regule|aperte|afrouxe)(?!\p{L})`;

/** Of whoever reads, not of the technician. */
const ADVISED = String.raw`(?<!\p{L})(?<!(?:técnic|equipe|profissiona|ele |não |nunca )[^.]*)(?:basta|é só|pode|podem|tente|experimente|dá para|vale|convém|deve)[^.]*(?:soltar|apertar|abrir|trocar|mexer|cortar|emendar|desmontar|afrouxar|retirar|tirar|ajustar|regular)(?!\p{L})`;
const PART = String.raw`(?<!\p{L})(?:molas?|cabos? de aço|contrapesos?|capacitor|fia[çc][ãa]o|fios?|placa|central|tampa d|engrenage|parafusos? d[ao] (?:mola|base|cabo))`;
/** Of what is done to a leaf or to who is caught by it. */
const ACTS = String.raw`(?<!\p{L})(?:pux|empurr|forç|levant|cort|acion|serr|destrav|amarr|relig|solt|deslig|desmont)(?:ar|ando|á-l[oa]s?)(?!\p{L})|(?<!\p{L})(?:erguer|erguendo)(?!\p{L})`;

export const FORBIDDEN: readonly Forbidden[] = [
  {
    reason: 'o texto faz uma promessa que a empresa não fez',
    says: /certificad|homologad|premiad|l[ií]der(?!\p{L}*ança)|n[úu]mero um|melhor(?:es)? d[oae](?!\p{L})|menor preço|mais barat|vital[ií]ci|autorizad|gratuit|gr[áa]tis|de graça|(?<!vira )desconto(?!\p{L})|promoção|100 ?%|satisfação/iu,
  },
  {
    reason: 'o texto fala de socorro com palavras que não são as nossas',
    says: /(?<!\d)19[0-9](?!\d)|bombeiro|(?<!\p{L})samu(?!\p{L})|defesa civil|pol[ií]cia|ambul[âa]ncia|primeiros socorros|torniquete|massagem card/iu,
  },
  {
    reason: 'o texto manda mexer em parte perigosa',
    says: new RegExp(`(?:(?<!(?:não|nunca|jamais|nem) )${IMPERATIVE}|${ADVISED})[^.]*${PART}`, 'iu'),
  },
  {
    reason: 'o texto dá instruções em caso de perigo, que são só as nossas',
    says: new RegExp(`${IMPERATIVE}|${ACTS}|(?<!\\p{L})(?:espere|chame|corra|respire)(?!\\p{L})`, 'iu'),
    inDanger: true,
  },
  {
    reason: 'o texto oferece algo em caso de perigo',
    says: /R\$|or[çc]amento|pre[çc]o|parcel|(?<!\p{L})pix(?!\p{L})|cart[ãa]o|boleto|compr(?:a|e|o|ar)(?!\p{L})|(?<!\p{L})kits?(?!\p{L})|whats ?app|agend|contrat|vend[ae](?!\p{L})|instalamos|aproveite|nossos? (?:motor|servi[çc]o|modelo|produto)/iu,
    inDanger: true,
  },
];
