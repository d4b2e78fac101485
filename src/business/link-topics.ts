import { canonicalSlug, aliasSlug } from '../text/slug.ts';

/** A built-in useful link (specification, section 2). Each has the slug of a service topic, where it is canonical. */
export interface LinkTopic {
  readonly title: string;
  readonly slug: string;
  /** For the head of the page: 100 to 155 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
}

function topic(title: string, description: string, keywords: readonly string[]): LinkTopic {
  return { title, slug: canonicalSlug(title), description, keywords };
}

export const linkTopics: readonly LinkTopic[] = [
  topic(
    'Instalação de motor de portão',
    'Como é feita a instalação de um motor de portão: vistoria, fixação, ligação elétrica, regulagem e teste final com os controles na mão.',
    ['instalação de motor de portão', 'instalar motor de portão', 'motor de portão instalado', 'portão automático'],
  ),
  topic(
    'Instalação de motor deslizante',
    'O que o portão de correr precisa ter antes de receber o motor: trilho limpo, roldanas boas, cremalheira alinhada e espaço para correr.',
    ['instalação de motor deslizante', 'motor para portão de correr', 'cremalheira', 'portão deslizante'],
  ),
  topic(
    'Instalação de motor basculante',
    'Instalação de motor em portão basculante: conferência dos contrapesos, fixação do braço, regulagem do curso e teste de segurança.',
    ['instalação de motor basculante', 'portão basculante', 'contrapeso de portão', 'motor para garagem'],
  ),
  topic(
    'Instalação de portão automático em condomínio',
    'Automação do portão do condomínio: motor certo para o fluxo da garagem, cadastro dos controles de cada morador e sensores de segurança.',
    ['portão automático em condomínio', 'motor de portão para condomínio', 'garagem de prédio', 'síndico'],
  ),
  topic(
    'Manutenção de motor de portão',
    'O que se verifica na manutenção de um motor de portão, de quanto em quanto tempo fazê-la e quais sinais pedem a visita de um técnico.',
    ['manutenção de motor de portão', 'manutenção de portão automático', 'técnico de portão', 'revisão do motor'],
  ),
  topic(
    'Manutenção preventiva de portão automático',
    'Limpeza, lubrificação, regulagem e teste dos sensores: a rotina que evita que o portão automático pare justamente na hora de sair.',
    [
      'manutenção preventiva de portão',
      'lubrificação de portão',
      'revisão de portão automático',
      'cuidados com o portão',
    ],
  ),
  topic(
    'Conserto de motor de portão',
    'Motor queimado, engrenagem gasta ou capacitor fraco? Veja como o técnico descobre o defeito e quando o conserto compensa mais que a troca.',
    ['conserto de motor de portão', 'motor de portão queimado', 'engrenagem de motor', 'capacitor de motor de portão'],
  ),
  topic(
    'Conserto de placa de motor de portão',
    'Sinais de que a placa do motor está com defeito, o que costuma queimá-la e quando vale consertar ou substituir a central de comando.',
    ['conserto de placa de portão', 'placa de motor de portão', 'central de comando queimada', 'raio queimou o portão'],
  ),
  topic(
    'Motor deslizante',
    'Como funciona o motor deslizante, em que portões de correr ele serve e o que olhar no peso, no trilho e no uso diário antes de escolher.',
    ['motor deslizante', 'motor para portão de correr', 'automatizador deslizante', 'portão de correr'],
  ),
  topic(
    'Motor basculante',
    'Entenda o motor basculante: como ele ergue a folha do portão, por que os contrapesos importam e como escolher o modelo da sua garagem.',
    ['motor basculante', 'motor para portão basculante', 'portão de garagem', 'automatizador basculante'],
  ),
  topic(
    'Motor pivotante',
    'Motor pivotante para portões que giram sobre um eixo: onde se usa, que espaço a folha pede e quais cuidados a fixação do motor exige.',
    ['motor pivotante', 'portão pivotante', 'automatizador pivotante', 'portão que gira'],
  ),
  topic(
    'Motor de abertura rápida',
    'Por que um motor que abre o portão em poucos segundos dá mais segurança na entrada da garagem, e para que tipo de portão ele é indicado.',
    ['motor de abertura rápida', 'motor rápido para portão', 'motor Jetflex', 'segurança na garagem'],
  ),
  topic(
    'Motor para portão pesado',
    'Portão largo, de chapa ou industrial pede motor dimensionado pelo peso e pelo número de aberturas. Veja o que medir antes do orçamento.',
    ['motor para portão pesado', 'motor industrial para portão', 'portão de chapa', 'portão de galpão'],
  ),
  topic(
    'Motor de portão PPA',
    'Conheça a linha de motores PPA que vendemos e instalamos na Grande São Paulo, do uso simples em casa ao portão que precisa abrir depressa.',
    ['motor de portão PPA', 'motor PPA', 'PPA Jetflex', 'PPA Speedy', 'kit PPA com instalação'],
  ),
  topic(
    'Manutenção de motor Garen',
    'Atendemos portões com motor Garen: diagnóstico, regulagem, troca de peças gastas e programação dos controles na Grande São Paulo.',
    ['manutenção de motor Garen', 'conserto de motor Garen', 'assistência para portão Garen', 'placa Garen'],
  ),
  topic(
    'Manutenção de motor Rossi',
    'Seu portão tem motor Rossi? Veja os defeitos mais comuns, o que o técnico confere na visita e como cuidar do conjunto entre uma e outra.',
    ['manutenção de motor Rossi', 'conserto de motor Rossi', 'assistência para portão Rossi', 'motor Rossi'],
  ),
  topic(
    'Controle remoto para portão',
    'Tipos de controle remoto de portão, o que é código rolante, como saber se o controle serve na sua central e quando trocar só a bateria.',
    ['controle remoto para portão', 'controle de portão', 'código rolante', 'bateria de controle remoto'],
  ),
  topic(
    'Fotocélula para portão',
    'A fotocélula impede que o portão feche sobre um carro ou uma pessoa. Saiba onde instalar, como testar e por que ela às vezes falha.',
    ['fotocélula para portão', 'sensor de portão', 'sensor antiesmagamento', 'segurança do portão'],
  ),
  topic(
    'Bateria para motor de portão',
    'Como a bateria mantém o portão automático funcionando na falta de energia, em que casos compensa e que cuidados a instalação pede.',
    ['bateria para motor de portão', 'nobreak para portão', 'portão sem energia', 'falta de luz'],
  ),
  topic(
    'Automação de portões',
    'Do portão manual ao automático: como é a avaliação, que motor serve em cada tipo de folha e o que vem incluído no kit com instalação.',
    ['automação de portões', 'automatizar portão', 'portão eletrônico', 'portão automático'],
  ),
  topic(
    'Atendimento de emergência para portão',
    'Portão travado com o carro dentro ou aberto de madrugada? Saiba o que fazer até o técnico chegar e como chamar o plantão de emergência.',
    ['emergência de portão', 'portão travado', 'técnico de plantão', 'conserto de portão urgente'],
  ),
  topic(
    'Programação de controle remoto',
    'Como cadastrar um controle novo, apagar um que foi perdido e manter só os da sua família na memória da central do portão automático.',
    ['programação de controle remoto', 'cadastrar controle de portão', 'apagar controle perdido', 'central de portão'],
  ),
  topic(
    'Troca de motor de portão',
    'Quando trocar o motor do portão em vez de consertar, o que se aproveita da instalação antiga e como é feita a troca em uma única visita.',
    ['troca de motor de portão', 'substituir motor de portão', 'motor de portão novo', 'trocar motor antigo'],
  ),
  topic(
    'Portão não fecha',
    'O portão abre, mas não fecha? Veja as causas mais comuns, da fotocélula suja ao fim de curso fora do lugar, e o que dá para testar em casa.',
    ['portão não fecha', 'portão automático não fecha', 'fotocélula suja', 'fim de curso de portão'],
  ),
  topic(
    'Portão não abre',
    'O portão não responde ao controle ou o motor só faz barulho? Descubra por onde começar o teste e como abrir na mão com segurança.',
    ['portão não abre', 'portão automático travado', 'destravar portão', 'abrir portão manualmente'],
  ),
  topic(
    'Controle remoto não funciona',
    'Luz apagada, alcance curto ou só um controle com defeito: como separar problema de bateria, de cadastro e de antena antes de chamar alguém.',
    [
      'controle remoto não funciona',
      'controle de portão sem alcance',
      'controle de portão não funciona',
      'antena do portão',
    ],
  ),
  topic(
    'Motor de portão com barulho',
    'O que cada ruído do portão costuma indicar, da roldana gasta à engrenagem quebrada, e por que não convém esperar que ele pare de vez.',
    ['motor de portão com barulho', 'portão fazendo barulho', 'roldana gasta', 'portão rangendo'],
  ),
];

const bySlug = new Map(linkTopics.map((entry) => [entry.slug, entry]));
const byAliasSlug = new Map(linkTopics.map((entry) => [aliasSlug(entry.title), entry]));

export function findLinkTopicBySlug(slug: string): LinkTopic | null {
  return bySlug.get(slug) ?? null;
}

/** The form as the specification words it. */
export function findLinkTopicByAliasSlug(slug: string): LinkTopic | null {
  return byAliasSlug.get(slug) ?? null;
}
