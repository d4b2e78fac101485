import { sortedByText } from '../text/sort.ts';
import type { CityPageKey } from './city-pages.ts';
import type { Facts } from './facts.ts';

/** Words of a customer. The picture beside it is drawn from the initials; there are no photographs. */
export interface Testimonial {
  readonly name: string;
  readonly location: string;
  readonly text: string;
  /** True until the owner replaces it by a real customer's words; the panel lists what is still a sample. */
  readonly sample: boolean;
}

const MOST_SHOWN = 3;

/** Stands over samples, so that nobody takes them for customers' words. */
export const SAMPLE_NOTE = 'Depoimentos de exemplo.';

function sample(name: string, location: string, text: string): Testimonial {
  return { name, location, text, sample: true };
}

const general: readonly Testimonial[] = [
  sample(
    'Renata Figueiredo',
    'Tatuapé, São Paulo',
    'Meu portão de correr vivia parando no meio. Trocaram o motor numa manhã, alinharam o trilho e ainda me ensinaram a destravar na mão. Desde então, nunca mais desci do carro na chuva.',
  ),
  sample(
    'Marcos Antônio Leite',
    'Santo André',
    'Pedi orçamento pelo WhatsApp com uma foto do portão e me disseram na hora qual motor servia. No dia marcado o técnico chegou, instalou e deixou tudo limpo.',
  ),
  sample(
    'Sônia Yamamoto',
    'Saúde, São Paulo',
    'Sou síndica e o que eu queria era portão rápido e sem barulho na janela do primeiro andar. Foi o que recebemos, com todos os controles cadastrados por apartamento.',
  ),
];

const byCity: Readonly<Record<string, Testimonial>> = {
  'São Paulo': sample(
    'Eduardo Pacheco',
    'Mooca, São Paulo',
    'A rua aqui é movimentada e eu tinha medo de ficar esperando o portão abrir. Com o motor novo é chegar, apertar e entrar. Instalação caprichada, sem fio aparecendo.',
  ),
  Guarulhos: sample(
    'Luciana Prado',
    'Vila Galvão, Guarulhos',
    'Chamei num sábado porque o portão basculante tinha travado com o carro dentro. Resolveram na mesma tarde e explicaram por que o braço tinha empenado.',
  ),
  Osasco: sample(
    'Wagner Tavares',
    'Vila Yara, Osasco',
    'Moro em sobrado e o portão é pesado. Mediram, pesaram pelo tipo de chapa e indicaram o motor certo em vez de empurrar o mais caro. Gostei da honestidade.',
  ),
};

/** The ten of the Guarulhos page. */
const guarulhosTestimonials: readonly Testimonial[] = [
  sample(
    'Patrícia Nogueira',
    'Jardim Maia',
    'O portão do prédio abria devagar e juntava fila na rua. Trocaram o motor no meio da manhã, quando a garagem fica parada, e no fim da tarde todo mundo já entrou sem esperar.',
  ),
  sample(
    'José Carlos Brandão',
    'Picanço',
    'Eu mesmo já tinha tentado arrumar a cremalheira. O técnico riu, realinhou tudo e me mostrou onde eu tinha errado. Ficou macio.',
  ),
  sample(
    'Adriana Seixas',
    'Bom Clima',
    'Perdi um controle e fiquei preocupada. Vieram, apagaram o que estava perdido e cadastraram os nossos de novo. Coisa simples, mas dormi tranquila.',
  ),
  sample(
    'Rogério Mathias',
    'Cumbica',
    'Tenho um galpão perto da Dutra com portão grande. Fizeram a visita, explicaram o motor que aguentava o peso e cumpriram o prazo combinado.',
  ),
  sample(
    'Elaine Cristina Souza',
    'Macedo',
    'A fotocélula tinha sido desligada por quem instalou antes. Eles não quiseram deixar assim e religaram. Com criança em casa, isso faz diferença.',
  ),
  sample(
    'Valdir Sampaio',
    'Vila Augusta',
    'Atendimento por WhatsApp sem enrolação. Mandei vídeo do barulho e já vieram com a engrenagem na caixa de ferramentas.',
  ),
  sample(
    'Tatiane Rocha',
    'Jardim Tranquilidade',
    'Sobrado antigo, portão de ferro torto. Acertaram as roldanas antes de pôr o motor e avisaram que sem isso ele não duraria. Profissionais de verdade.',
  ),
  sample(
    'Nelson Ogawa',
    'Gopoúva',
    'Escolhi o modelo mais em conta, porque só temos um carro. Ninguém insistiu para eu levar outro. Funciona bem e faz pouco barulho.',
  ),
  sample(
    'Simone Barreto',
    'Parque Cecap',
    'Somos um condomínio grande e o portão trabalha o dia inteiro. Desde que fechamos a manutenção com eles, não tivemos mais aquele susto de segunda-feira cedo.',
  ),
  sample(
    'Anderson Lima',
    'Pimentas',
    'Fiquei sem abrir o portão às dez da noite. Atenderam, disseram como soltar o motor com a chave e vieram consertar. Recomendo aos vizinhos.',
  ),
];

/** The ten of the Osasco page. */
const osascoTestimonials: readonly Testimonial[] = [
  sample(
    'Cláudia Meireles',
    'Vila Campesina',
    'Instalaram no portão basculante da minha mãe. Tiveram paciência para ensinar o controle a ela e deixaram o número anotado na geladeira.',
  ),
  sample(
    'Paulo Sérgio Antunes',
    'Jardim das Flores',
    'Pesquisei bastante antes. O preço que me passaram foi o que paguei, sem surpresa de material no final.',
  ),
  sample(
    'Fernanda Quaresma',
    'Presidente Altino',
    'O portão abria sozinho de madrugada. Descobriram que era controle antigo na memória da central, limparam tudo e o susto acabou.',
  ),
  sample(
    'Gilberto Nunes',
    'Km 18',
    'Oficina com entra e sai o dia todo. O motor antigo esquentava e desarmava; este aguenta o movimento sem reclamar.',
  ),
  sample(
    'Rosana Medeiros',
    'Bela Vista',
    'A rua é uma ladeira e o portão de correr fugia. Nivelaram o trilho, puseram batente e agora ele para onde tem de parar.',
  ),
  sample(
    'Thiago Bezerra',
    'Novo Osasco',
    'Chegaram no horário, trabalharam limpo e testaram a parada de segurança na minha frente com uma caixa de papelão. Achei muito sério.',
  ),
  sample(
    'Marlene Dias',
    'Jardim Veloso',
    'Acabou a luz no bairro e eu não sabia abrir o portão. Explicaram pelo telefone, com calma, onde ficava a chave. Depois chamei para pôr a bateria.',
  ),
  sample(
    'Fábio Okada',
    'Vila Yara',
    'Síndico há três anos e com trauma de portão parado. Agora tenho visita marcada e relatório simples do que foi feito.',
  ),
  sample(
    'Ivone Carvalho',
    'Quitaúna',
    'Só precisava de um ajuste no fim de curso. Poderiam ter vendido um motor novo, mas regularam e pronto. Ganharam uma cliente.',
  ),
  sample(
    'Leandro Vasques',
    'Jaguaribe',
    'O som do portão acordava o bebê. Lubrificaram, trocaram as roldanas e o motor ficou tão quieto que a gente confere se fechou.',
  ),
];

/** Of each city with a page of its own. */
export const cityPageTestimonials: Readonly<Record<CityPageKey, readonly Testimonial[]>> = {
  Guarulhos: guarulhosTestimonials,
  Osasco: osascoTestimonials,
};

/** Those of a list that may be shown: where samples are not, only words that the owner has put in a sample's place. */
export function shownTestimonials(
  testimonials: readonly Testimonial[],
  { samplesShown }: Facts,
): readonly Testimonial[] {
  return testimonials.filter(({ sample: isSample }) => samplesShown || !isSample);
}

/** At most three: the city's own first, then the general ones; none where only samples are left and those are not shown. */
export function testimonialsFor(facts: Facts, city?: string): readonly Testimonial[] {
  const own = city === undefined ? undefined : byCity[city];
  return shownTestimonials([...(own ? [own] : []), ...general], facts).slice(0, MOST_SHOWN);
}

/** Every testimonial of the product, by name, for the owner to go through. */
export const allTestimonials: readonly Testimonial[] = sortedByText(
  [...general, ...Object.values(byCity), ...Object.values(cityPageTestimonials).flat()],
  (testimonial) => testimonial.name,
);
