import type { SentenceRule } from './claim-rule.ts';

/** What a reader may do at the gate, and what a fault proves. */
export const careRules: readonly SentenceRule[] = [
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
];
