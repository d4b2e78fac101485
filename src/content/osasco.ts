import type { FactTexts } from '../business/fact-texts.ts';
import type { CityContent } from './city-content.ts';

export function osascoContent(f: FactTexts): CityContent {
  return {
    meta: {
      title: 'Portão automático em Osasco: motor, troca e assistência',
      description:
        'Troque ou instale o motor do seu portão em Osasco, na zona norte ou na zona sul. Kit completo, instalação grátis, garantia e plantão de emergência.',
      keywords: [
        'portão automático Osasco',
        'motor para portão em Osasco',
        'assistência de portão Osasco',
        'troca de motor de portão Osasco',
        'portão de condomínio Osasco',
        'conserto de portão Vila Yara',
      ],
      updated: '2026-11-22',
    },
    headline: 'Portão automático em Osasco, dos dois lados do Tietê',
    lead: `Do sobrado do Rochdale à torre da Vila Yara: escolha o motor pelo tipo da folha e abra o portão em ${f.openingTimes}.`,
    introduction: [
      'O Tietê corta Osasco ao meio. Ao norte, em bairros como Rochdale, Helena Maria e Mutinga, predominam casas e sobrados em terrenos estreitos, com o portão rente à calçada. Ao sul, o Centro, a Vila Yara, a Bela Vista e a Vila Campesina cresceram na vertical, e o portão da garagem trabalha o dia inteiro. No City Bussocaba e no Jardim Adalgisa, as folhas são largas e as ruas, inclinadas.',
      'Por isso não há um motor único para a cidade. Numa casa de frente estreita, o basculante precisa do equilíbrio certo. Num prédio perto da avenida dos Autonomistas, cada segundo com o carro na rua atrapalha o trânsito. Na baixada, perto dos córregos, o motor precisa ficar acima do nível da água.',
    ],
    services: {
      title: 'Serviços em Osasco',
      items: [
        {
          title: 'Kit novo, pronto para usar',
          text: `Motor, central, controles e montagem. Nos portões comuns, a visita dura de ${f.installationHours}.`,
        },
        {
          title: 'Basculante de garagem estreita',
          text: 'Motor ajustado ao equilíbrio da folha. Cabos e contrapesos são revistos antes, sempre por técnico.',
        },
        {
          title: 'Garagem de prédio',
          text: `O ${f.fastest.name} abre em ${f.fastest.opening} e tira o carro da rua antes que a fila se forme.`,
        },
        {
          title: 'Programação de controles',
          text: 'Cadastro de moradores, exclusão de controles perdidos e troca do código fixo pelo código rolante.',
        },
        {
          title: 'Conserto no local',
          text: 'Roldana, trilho, cremalheira, capacitor, fim de curso e placa. Você aprova o valor antes da troca.',
        },
        {
          title: 'Chamado urgente',
          text: `Portão aberto à noite não espera: atendemos ${f.emergency} e chegamos em até ${f.emergencyArrival}, em um raio de ${f.emergencyRadius}.`,
        },
      ],
    },
    call: {
      title: 'Fale com um técnico que atende Osasco',
      text: `O número é ${f.phone}. De ${f.hours}, você tira dúvidas e pede orçamento. Fora desse horário, a linha fica com a emergência.`,
      button: 'Chamar o técnico',
    },
    neighbourhoods: {
      title: 'Onde atendemos em Osasco',
      text: 'Zona norte, zona sul e Centro, com o mesmo preço e sem cobrança de frete. Se o seu bairro não aparece, ele também é atendido.',
    },
    reasons: {
      title: 'O que você ganha com a gente',
      items: [
        {
          title: 'Um responsável só',
          text: 'Quem vende é quem instala e quem volta se algo falhar. Não há jogo de empurra entre loja e montador.',
        },
        {
          title: 'Escolha explicada',
          text: `Você sabe por que aquele modelo serve e até onde ele vai. No deslizante, pelo peso: ${f.modelWeights}.`,
        },
        {
          title: 'Base na altura certa',
          text: 'Em rua que junta água, o motor é fixado mais alto e a fiação sobe com ele.',
        },
        {
          title: 'Pagamento combinado antes',
          text: `Preço por escrito e ${f.instalmentsPhrase}. O kit tem ${f.warrantyPhrase}.`,
        },
      ],
    },
    maintenanceTips: {
      title: 'Para o seu portão durar em Osasco',
      text: `A revisão técnica é feita, no mínimo, a cada ${f.maintenanceMonths} ou ${f.maintenanceCycles}. Entre uma e outra, faça a sua parte, sempre com o disjuntor do motor desligado.`,
      items: [
        'Mora em área baixa? Depois da chuva, veja se ficou lama no trilho e água junto da base antes de religar.',
        'No prédio, peça à portaria que anote o número de aberturas por dia: a revisão vence pelos ciclos.',
        'No basculante, fique ao lado, nunca embaixo, e olhe se os dois cabos estão iguais.',
        'No portão rente à calçada, mantenha o sinalizador funcionando, para proteger quem passa a pé.',
        'Perto das rodovias e da linha do trem, a vibração pode afrouxar parafusos: olhe a cremalheira a cada trimestre.',
        'Guarde a chave do destravamento dentro de casa e ensine todos a usá-la.',
      ],
    },
    prices: {
      title: 'Quanto custa em Osasco',
      questions: [
        {
          question: 'Qual é o menor preço de um kit em Osasco?',
          answer: `O ${f.cheapest.name} custa ${f.cheapest.price}, instalado, ou ${f.cheapest.instalments}. Ele abre em ${f.cheapest.opening} e move portões deslizantes de até ${f.cheapest.maxGate}.`,
        },
        {
          question: 'Quanto pago pelo modelo mais rápido?',
          answer: `O ${f.fastest.name} custa ${f.fastest.price} com a instalação, ou ${f.fastest.instalments}. Ele abre em ${f.fastest.opening} e aguenta portões deslizantes de até ${f.fastest.maxGate}. Para quem paga de uma vez: ${f.instantDiscount}.`,
        },
        {
          question: 'E se eu só quiser trocar o motor da minha casa?',
          answer: `A troca em residência custa de ${f.replaceMotorPrice}. ${f.exchangeDiffers}`,
        },
        {
          question: 'A visita para manutenção custa quanto?',
          answer: `A preventiva fica na faixa de ${f.maintenancePrice}; peça nova é orçada à parte. Se o portão já tem um defeito, a conta começa pela ${f.visitPhrase}. Mande um vídeo antes, e a estimativa sai mais precisa.`,
        },
      ],
    },
    promotion: {
      title: `Osasco: ${f.promotion.name.toLocaleLowerCase('pt-BR')} por ${f.promotion.price}`,
      text: `Oferta de ${f.promotion.content}, em uma visita: limpeza e alinhamento do percurso, lubrificação, reaperto, conferência elétrica, regulagem de força e de fim de curso e teste na sua frente.`,
      conditions: `Oferta para atendimentos em Osasco entre ${f.promotion.firstDay} e ${f.promotion.lastDay}. Se alguma peça precisar de troca, o valor dela é combinado antes.`,
      button: 'Reservar um horário',
      message: `Moro em Osasco e quero a ${f.promotion.name.toLocaleLowerCase('pt-BR')}.`,
    },
    warningSigns: {
      title: 'Não espere o portão travar',
      text: 'Estes avisos costumam aparecer antes da parada.',
      items: [
        { sign: 'A folha desce torta', meaning: 'No basculante, um cabo esticou ou um contrapeso se soltou. Pare de usar.' },
        { sign: 'É preciso apertar o controle mais de uma vez', meaning: 'Bateria fraca, antena fora do lugar ou receptor falhando.' },
        { sign: 'O portão bate no fim do curso', meaning: 'Sensor deslocado ou desaceleração fora do ajuste. A pancada afrouxa tudo.' },
        { sign: 'A tampa do motor esquenta demais', meaning: 'Atrito, peso a mais ou uso acima do previsto para o modelo.' },
        { sign: 'Depois da chuva ele não responde', meaning: 'Água na caixa ou fio com isolamento ruim. Não religue para testar.' },
        { sign: 'Deixou de recuar quando encosta em algo', meaning: 'A proteção falhou. Não acione pelo controle e mantenha as pessoas longe até a visita.' },
      ],
    },
    testimonials: {
      title: 'Depoimentos de Osasco',
      text: 'De casas e de prédios, nos dois lados do rio.',
    },
  };
}
