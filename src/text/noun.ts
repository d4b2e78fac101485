/** A common noun with the forms that sentences ask for, so that no sentence guesses gender or number. */
export interface Noun {
  readonly name: string;
  readonly plural: string;
  readonly gender: 'm' | 'f';
  /** 'o motor', 'a fotocélula' */
  readonly the: string;
  /** 'do motor' */
  readonly of: string;
  /** 'no motor' */
  readonly in: string;
  /** 'um motor' */
  readonly a: string;
  /** 'este motor', 'esta fotocélula' */
  readonly this: string;
  /** 'os motores' */
  readonly thePlural: string;
  /** 'dos motores' */
  readonly ofPlural: string;
}

export function noun(name: string, plural: string, gender: 'm' | 'f'): Noun {
  const article = gender === 'm' ? 'o' : 'a';
  const articles = gender === 'm' ? 'os' : 'as';
  return {
    name,
    plural,
    gender,
    the: `${article} ${name}`,
    of: `d${article} ${name}`,
    in: `n${article} ${name}`,
    a: `${gender === 'm' ? 'um' : 'uma'} ${name}`,
    this: `${gender === 'm' ? 'este' : 'esta'} ${name}`,
    thePlural: `${articles} ${plural}`,
    ofPlural: `d${articles} ${plural}`,
  };
}
