import type { FactTexts } from '../business/fact-texts.ts';
import type { CityContent } from './city-content.ts';

export function guarulhosContent(f: FactTexts): CityContent {
  return {
    meta: {
      title: 'Motor de portão em Guarulhos: instalação e conserto',
      description:
        'Motor de portão em Guarulhos com frete e instalação grátis. Casas, condomínios e galpões, da Vila Galvão aos Pimentas. Veja preços e chame no WhatsApp.',
      keywords: [
        'motor de portão Guarulhos',
        'conserto de portão em Guarulhos',
        'instalação de motor de portão Guarulhos',
        'portão automático Cumbica',
        'portão automático Vila Galvão',
        'manutenção de portão Guarulhos',
      ],
      updated: '2026-11-22',
    },
    headline: 'Motor de portão em Guarulhos, da Vila Galvão aos Pimentas',
    lead: `Kits ${f.brand} que abrem o portão em ${f.openingTimes}, com frete e instalação grátis na cidade toda.`,
    introduction: [
      'Guarulhos tem portões de todo tipo. Há sobrados com basculante na Vila Galvão e no Gopoúva, torres de apartamentos na Vila Augusta, no Macedo e no Jardim Maia, conjuntos grandes no Parque Cecap e galpões com portões largos em Cumbica e em Bonsucesso. Cada um pede um motor e uma regulagem.',
      'A cidade também põe o portão à prova. A neblina de Cumbica deixa umidade nas dobradiças, as ladeiras dos bairros encostados à serra da Cantareira mudam o esforço do motor, e o vaivém de caminhões perto da Dutra enche o trilho de poeira. O técnico leva isso em conta antes de indicar o modelo.',
    ],
    services: {
      title: 'O que fazemos em Guarulhos',
      items: [
        {
          title: 'Instalação de motor novo',
          text: `Portões deslizantes, basculantes e pivotantes. O serviço leva de ${f.installationHours} na maioria das casas.`,
        },
        {
          title: 'Troca do motor antigo',
          text: 'Aproveitamos a base e a cremalheira quando estão boas. Você sai do motor lento sem refazer o portão.',
        },
        {
          title: 'Portões de galpão e de empresa',
          text: `Motor para folha larga e uso repetido. Acima de ${f.heavyAbove}, o projeto é feito depois da visita técnica.`,
        },
        {
          title: 'Condomínios',
          text: 'Motor com folga para o horário de pico, controles organizados por apartamento e preventiva contada em ciclos.',
        },
        {
          title: 'Manutenção preventiva',
          text: `Limpeza, alinhamento, medição elétrica e regulagem, no mínimo a cada ${f.maintenanceMonths} ou ${f.maintenanceCycles}.`,
        },
        {
          title: 'Emergência',
          text: `Plantão ${f.emergency}, com chegada em até ${f.emergencyArrival}, em um raio de ${f.emergencyRadius}.`,
        },
      ],
    },
    call: {
      title: 'Portão parado em Guarulhos?',
      text: `Ligue ${f.phone}. Diga o bairro, o tipo do portão e o que ele faz quando você aperta o controle. O atendimento comercial é de ${f.hours}; a emergência atende ${f.emergency}.`,
      button: 'Ligar agora',
    },
    neighbourhoods: {
      title: 'Bairros de Guarulhos que atendemos',
      text: 'O município é extenso, e o frete é grátis em todos os bairros. Não achou o seu na lista? Mande o endereço: atendemos Guarulhos inteira.',
    },
    reasons: {
      title: 'Por que nos chamar',
      items: [
        {
          title: 'O preço já inclui a instalação',
          text: `O kit traz ${f.kitItems}. O valor que você lê aqui é o do motor funcionando.`,
        },
        {
          title: 'Primeiro o portão, depois o motor',
          text: 'O técnico move a folha com a mão antes de ligar qualquer fio. Se há atrito, ele mostra onde.',
        },
        {
          title: 'Força regulada no lugar',
          text: 'Em rua inclinada, um pequeno desnível do trilho já muda o esforço de abrir e de fechar. O nível é conferido, e a regulagem é testada no seu portão.',
        },
        {
          title: 'Garantia por escrito',
          text: `O kit tem ${f.warrantyPhrase}, comprovada pela nota fiscal.`,
        },
      ],
    },
    maintenanceTips: {
      title: 'Cuidados que fazem diferença em Guarulhos',
      text: 'Desligue o disjuntor do motor antes de limpar. Molas, cabos e contrapesos são só para técnico.',
      items: [
        'Perto do aeroporto e das rodovias, varra o trilho toda semana: a poeira fina endurece com a umidade.',
        'Onde há neblina pela manhã, passe um pano na lente da fotocélula e veja se a tampa do motor fecha bem.',
        'Em ladeira, não destrave o motor para testar: a folha pode correr sozinha e ferir alguém. Se ela já escapou uma vez, chame um técnico.',
        'Junto à mata da Cantareira, retire folhas e sementes do trilho e veja se há formigas entrando na caixa do motor.',
        'Em galpão, pinte de cor viva a proteção do motor e mantenha os paletes longe do percurso da folha.',
        'Em condomínio, reserve um horário fixo de pouco movimento para o teste mensal da fotocélula.',
      ],
    },
    prices: {
      title: 'Preços em Guarulhos',
      questions: [
        {
          question: 'Quanto custa um motor instalado em Guarulhos?',
          answer: `Depende do modelo: ${f.modelPrices}. O valor é o do kit com a instalação, e não há cobrança de frete em nenhum bairro da cidade. ${f.gateLimits}`,
        },
        {
          question: 'E o portão grande de um galpão em Cumbica?',
          answer: `Se é de correr e a folha pesa até ${f.heavyAbove}, um kit pode atender. Acima disso, motor e serviço custam de ${f.heavyGatePrice}, e a instalação pode levar até ${f.heavyInstallationHours}. O valor exato sai depois da visita, com peso, largura e número de aberturas por hora.`,
        },
        {
          question: 'Quanto sai o conserto?',
          answer: `Primeiro vem a ${f.visitPhrase}. O serviço tem ${f.repairPhrase}. Você aprova o orçamento antes de qualquer troca. Manutenção preventiva é outra conta: de ${f.maintenancePrice}.`,
        },
        {
          question: 'Dá para parcelar?',
          answer: `Dá. ${f.paymentPhrase} Se você prefere pagar de uma vez: ${f.instantDiscount}.`,
        },
      ],
    },
    promotion: {
      title: `${f.promotion.name} em Guarulhos por ${f.promotion.price}`,
      text: `É a ${f.promotion.content}. Um técnico limpa e alinha o percurso, lubrifica, reaperta as fixações, confere a parte elétrica, regula a força e o fim de curso e testa o portão com você.`,
      conditions: `Válida de ${f.promotion.firstDay} a ${f.promotion.lastDay}, para serviços feitos em Guarulhos nesse período. Se for preciso trocar alguma peça, você recebe o orçamento antes.`,
      button: 'Marcar a minha manutenção',
      message: `Quero marcar a ${f.promotion.name.toLocaleLowerCase('pt-BR')} em Guarulhos.`,
    },
    warningSigns: {
      title: 'Sinais de que o portão vai parar',
      text: 'Qualquer um deles merece uma verificação. Dois ao mesmo tempo pedem pressa.',
      items: [
        { sign: 'Ficou mais lento num dos sentidos', meaning: 'Trilho em desnível, roldana gasta ou capacitor fraco: o motor perde força no trecho mais pesado.' },
        { sign: 'Falha só nas manhãs úmidas', meaning: 'Água ou oxidação na placa, na botoeira ou na fotocélula.' },
        { sign: 'Estala sempre no mesmo ponto', meaning: 'Emenda da cremalheira desalinhada ou dente quebrado na engrenagem.' },
        { sign: 'Desarma o disjuntor na partida', meaning: 'Motor em curto, fio danificado ou folha travada. Deixe desligado.' },
        { sign: 'Para nas horas de mais uso e volta mais tarde', meaning: 'Motor superaquecido, no limite de peso ou de ciclos.' },
        { sign: 'Cabo do basculante com fios soltos', meaning: 'Risco de queda da folha. Não use e afaste as pessoas.' },
      ],
    },
    testimonials: {
      title: 'Depoimentos de Guarulhos',
      text: 'De quem nos chamou, com o bairro de cada um.',
    },
  };
}
