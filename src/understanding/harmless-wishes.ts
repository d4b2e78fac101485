/** 'como faço pro portão não bater em ninguém': who asks this wants nobody hurt. */
const PROTECTS =
  /\b(nao|nunca|evit\w+|sem) (que )?(o portao |ele |ela )?(bat|machuc|peg|acert|esmag|prens|fech|atropel|fer)\w* (em |n[oa]s? |sobre )?(cima )?(de |d[oa]s? )?((meus?|minhas?|o|a|os|as) )?(ninguem|alguem|gente|pessoas?|crianc\w+|filh\w+|net\w+|cachorr\w+|gat\w+|carros?|quem|idos\w+)\b/;

/** 'o sensor atrapalha, quero que funcione direito': a fault to be mended. */
const MENDS =
  /\b(quero|preciso|queria|gostaria)( de)?( que)?( (ele|ela|eles|o sensor|a fotocelula|voces))? (arrum\w+\b(?! (um )?(jeito|modo|forma))|consert\w+|alinh\w+|(funcion\w+|trabalh\w+) (certo|certinho|direito|bem|normal))/;

/** 'como abro meu portão sem arrombar': his own, and nothing is said of what protects it. */
const OPENS_HIS_OWN =
  /^(?!.*\b(sensor|fotocelula|antiesmag\w+|vizinh\w+|ex)\b).*\babr\w+ (o |a )?(meu|minha|nosso|nossa) (propri[oa] )?(portao|garagem|casa)\b|\bmeu controle (tambem )?abre\b/;

/** Whether whoever asks wants nobody hurt, something mended, or in at his own gate. */
export function meansNoHarm(folded: string): boolean {
  return PROTECTS.test(folded) || MENDS.test(folded) || OPENS_HIS_OWN.test(folded);
}
