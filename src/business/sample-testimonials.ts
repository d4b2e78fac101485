import type { Testimonial } from './testimonial.ts';

/** Made up by us until the owner puts the words of customers in their place. */

type Words = readonly [name: string, location: string, text: string];

function samples(
  where: Pick<Testimonial, 'municipality' | 'onCityPage'>,
  words: readonly Words[],
): readonly Testimonial[] {
  const unknown = { date: null, job: null, consent: null, source: null };
  return words.map(([name, location, text]) => ({ name, location, text, ...where, ...unknown, sample: true }));
}

const general: readonly Words[] = [
  [
    'Renata Figueiredo',
    'Tatuapé, São Paulo',
    'Meu portão de correr vivia parando no meio. Trocaram o motor numa manhã, alinharam o trilho e ainda me ensinaram a destravar na mão. Desde então, nunca mais desci do carro na chuva.',
  ],
  [
    'Marcos Antônio Leite',
    'Santo André',
    'Pedi orçamento pelo WhatsApp com uma foto do portão e me disseram na hora qual motor servia. No dia marcado o técnico chegou, instalou e deixou tudo limpo.',
  ],
  [
    'Sônia Yamamoto',
    'Saúde, São Paulo',
    'Sou síndica e o que eu queria era portão rápido e sem barulho na janela do primeiro andar. Foi o que recebemos, com todos os controles cadastrados por apartamento.',
  ],
];

const byCity: Readonly<Record<string, Words>> = {
  'São Paulo': [
    'Eduardo Pacheco',
    'Mooca, São Paulo',
    'A rua aqui é movimentada e eu tinha medo de ficar esperando o portão abrir. Com o motor novo é chegar, apertar e entrar. Instalação caprichada, sem fio aparecendo.',
  ],
  Guarulhos: [
    'Luciana Prado',
    'Vila Galvão, Guarulhos',
    'Chamei num sábado porque o portão basculante tinha travado com o carro dentro. Resolveram na mesma tarde e explicaram por que o braço tinha empenado.',
  ],
  Osasco: [
    'Wagner Tavares',
    'Vila Yara, Osasco',
    'Moro em sobrado e o portão é pesado. Mediram, pesaram pelo tipo de chapa e indicaram o motor certo em vez de empurrar o mais caro. Gostei da honestidade.',
  ],
};

/** The ten of the Guarulhos page. */
const guarulhosPage: readonly Words[] = [
  [
    'Patrícia Nogueira',
    'Jardim Maia',
    'O portão do prédio abria devagar e juntava fila na rua. Trocaram o motor no meio da manhã, quando a garagem fica parada, e no fim da tarde todo mundo já entrou sem esperar.',
  ],
  [
    'José Carlos Brandão',
    'Picanço',
    'Eu mesmo já tinha tentado arrumar a cremalheira. O técnico riu, realinhou tudo e me mostrou onde eu tinha errado. Ficou macio.',
  ],
  [
    'Adriana Seixas',
    'Bom Clima',
    'Perdi um controle e fiquei preocupada. Vieram, apagaram o que estava perdido e cadastraram os nossos de novo. Coisa simples, mas dormi tranquila.',
  ],
  [
    'Rogério Mathias',
    'Cumbica',
    'Tenho um galpão perto da Dutra com portão grande. Fizeram a visita, explicaram o motor que aguentava o peso e cumpriram o prazo combinado.',
  ],
  [
    'Elaine Cristina Souza',
    'Macedo',
    'A fotocélula tinha sido desligada por quem instalou antes. Eles não quiseram deixar assim e religaram. Com criança em casa, isso faz diferença.',
  ],
  [
    'Valdir Sampaio',
    'Vila Augusta',
    'Atendimento por WhatsApp sem enrolação. Mandei vídeo do barulho e já vieram com a engrenagem na caixa de ferramentas.',
  ],
  [
    'Tatiane Rocha',
    'Jardim Tranquilidade',
    'Sobrado antigo, portão de ferro torto. Acertaram as roldanas antes de pôr o motor e avisaram que sem isso ele não duraria. Profissionais de verdade.',
  ],
  [
    'Nelson Ogawa',
    'Gopoúva',
    'Escolhi o modelo mais em conta, porque só temos um carro. Ninguém insistiu para eu levar outro. Funciona bem e faz pouco barulho.',
  ],
  [
    'Simone Barreto',
    'Parque Cecap',
    'Somos um condomínio grande e o portão trabalha o dia inteiro. Desde que fechamos a manutenção com eles, não tivemos mais aquele susto de segunda-feira cedo.',
  ],
  [
    'Anderson Lima',
    'Pimentas',
    'Fiquei sem abrir o portão às dez da noite. Atenderam, disseram como soltar o motor com a chave e vieram consertar. Recomendo aos vizinhos.',
  ],
];

/** The ten of the Osasco page. */
const osascoPage: readonly Words[] = [
  [
    'Cláudia Meireles',
    'Vila Campesina',
    'Instalaram no portão basculante da minha mãe. Tiveram paciência para ensinar o controle a ela e deixaram o número anotado na geladeira.',
  ],
  [
    'Paulo Sérgio Antunes',
    'Jardim das Flores',
    'Pesquisei bastante antes. O preço que me passaram foi o que paguei, sem surpresa de material no final.',
  ],
  [
    'Fernanda Quaresma',
    'Presidente Altino',
    'O portão abria sozinho de madrugada. Descobriram que era controle antigo na memória da central, limparam tudo e o susto acabou.',
  ],
  [
    'Gilberto Nunes',
    'Km 18',
    'Oficina com entra e sai o dia todo. O motor antigo esquentava e desarmava; este aguenta o movimento sem reclamar.',
  ],
  [
    'Rosana Medeiros',
    'Bela Vista',
    'A rua é uma ladeira e o portão de correr fugia. Nivelaram o trilho, puseram batente e agora ele para onde tem de parar.',
  ],
  [
    'Thiago Bezerra',
    'Novo Osasco',
    'Chegaram no horário, trabalharam limpo e testaram a parada de segurança na minha frente com uma caixa de papelão. Achei muito sério.',
  ],
  [
    'Marlene Dias',
    'Jardim Veloso',
    'Acabou a luz no bairro e eu não sabia abrir o portão. Explicaram pelo telefone, com calma, onde ficava a chave. Depois chamei para pôr a bateria.',
  ],
  [
    'Fábio Okada',
    'Vila Yara',
    'Síndico há três anos e com trauma de portão parado. Agora tenho visita marcada e relatório simples do que foi feito.',
  ],
  [
    'Ivone Carvalho',
    'Quitaúna',
    'Só precisava de um ajuste no fim de curso. Poderiam ter vendido um motor novo, mas regularam e pronto. Ganharam uma cliente.',
  ],
  [
    'Leandro Vasques',
    'Jaguaribe',
    'O som do portão acordava o bebê. Lubrificaram, trocaram as roldanas e o motor ficou tão quieto que a gente confere se fechou.',
  ],
];

export const sampleTestimonials: readonly Testimonial[] = [
  ...samples({ municipality: null, onCityPage: false }, general),
  ...Object.entries(byCity).flatMap(([municipality, words]) => samples({ municipality, onCityPage: false }, [words])),
  ...samples({ municipality: 'Guarulhos', onCityPage: true }, guarulhosPage),
  ...samples({ municipality: 'Osasco', onCityPage: true }, osascoPage),
];
