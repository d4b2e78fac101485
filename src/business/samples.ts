import { formatDay } from '../text/dates.ts';
import { formatNumber } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import { factTexts } from './fact-texts.ts';
import type { Facts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';
import { WIDEST_METRES } from './motor-adviser.ts';
import type { SampleId } from './sample-ids.ts';
import { isSettled, MUST_BE_REPLACED, SAMPLE_FIELDS } from './settled-samples.ts';

export type { SampleId } from './sample-ids.ts';

export interface SampleToConfirm extends SampleItem {
  /** Where its values stand in the data: 'models', 'statistics.rating'. Empty for a rule that has none there. */
  readonly fields: readonly string[];
  /** Whether a confirmation settles it; words that no customer said must be replaced or taken out. */
  readonly confirmable: boolean;
}

interface SampleItem {
  readonly id: SampleId;
  readonly subject: string;
  readonly detail: string;
}

const NOT_SHOWN = 'Até a confirmação, isso não aparece no site em produção.';

/** Noon, so that the day is the same in every zone of Brazil. */
function dayText(day: string): string {
  return formatDay(`${day}T12:00:00-03:00`);
}

/** What the owner has to confirm or replace before going live, in the words of the panel. */
export function samplesToConfirm(facts: Facts): readonly SampleToConfirm[] {
  return sampleItems(facts)
    .filter(({ id }) => !isSettled(facts, id))
    .map((item) => ({ ...item, fields: SAMPLE_FIELDS[item.id], confirmable: !MUST_BE_REPLACED.has(item.id) }));
}

function sampleItems(facts: Facts): readonly SampleItem[] {
  return [
    ...inventedCompany(facts),
    ...claimsOfCompany(facts),
    ...missingPrices(facts),
    ...kitSamples(facts),
    ...attendanceSamples(facts),
    ...serviceSamples(facts),
  ];
}

/** The company and the customers that stand in while the owner's are not known. */
function inventedCompany({ company, testimonials }: Facts): readonly SampleItem[] {
  const items: SampleItem[] = [];
  if (company.cnpj === FICTITIOUS_COMPANY.cnpj || company.phone === FICTITIOUS_COMPANY.phone) {
    items.push({
      id: 'company',
      subject: 'Dados da empresa',
      detail: `“${company.name}” é um exemplo. Informe o nome, o CNPJ, o endereço, o e-mail e o telefone verdadeiros antes de publicar.`,
    });
  }
  const samples = testimonials.filter((testimonial) => testimonial.sample).length;
  if (samples > 0) {
    items.push({
      id: 'testimonials',
      subject: 'Depoimentos',
      detail: `${plural(samples, 'depoimento é um exemplo', 'depoimentos são exemplos')}. Troque-os por palavras de clientes que autorizaram a publicação. ${NOT_SHOWN}`,
    });
  }
  return items;
}

function claimsOfCompany({ statistics }: Facts): readonly SampleItem[] {
  return [
    {
      id: 'statistics',
      subject: 'Estatísticas',
      detail: `O site fala em mais de ${statistics.years} anos de experiência e mais de ${formatNumber(statistics.installations)} instalações. Confirme que a empresa pode comprovar os dois números. ${NOT_SHOWN}`,
    },
    {
      id: 'rating',
      subject: 'Avaliação dos clientes',
      detail: `A nota ${formatNumber(statistics.rating)}, de ${plural(statistics.reviews, 'avaliação', 'avaliações')}, precisa de uma fonte que o visitante possa consultar, como o perfil da empresa no Google. ${NOT_SHOWN}`,
    },
  ];
}

function missingPrices(facts: Facts): readonly SampleItem[] {
  const texts = factTexts(facts);
  const items: SampleItem[] = [];
  if (facts.instantDiscountPercent === null) {
    items.push({
      id: 'instant-discount',
      subject: 'Desconto à vista',
      detail: `A porcentagem ainda não foi informada. Até lá, o site diz “${texts.instantDiscount}”.`,
    });
  }
  if (facts.battery.price === null) {
    items.push({
      id: 'battery-price',
      subject: 'Preço da bateria',
      detail: `O preço da bateria ainda não foi informado. Até lá, o site diz “${texts.batteryPrice}”.`,
    });
  }
  return items;
}

function kitSamples(facts: Facts): readonly SampleItem[] {
  const texts = factTexts(facts);
  return [
    {
      id: 'prices',
      subject: 'Preços',
      detail: `Confirme os preços dos modelos (${texts.models.map((model) => `${model.name}: ${model.price}`).join('; ')}) e o parcelamento em ${texts.instalmentsPhrase}.`,
    },
    {
      id: 'kit-power',
      subject: 'Potência do kit',
      detail: `O kit está descrito com motor ${texts.kitHorsepowerFrom}. Confirme a potência de cada modelo na ficha do fabricante.`,
    },
    {
      id: 'kit-items',
      subject: 'O que vem no kit',
      detail: `O kit traz ${texts.kitItems}. Ficam fora: ${texts.kitNotIncluded}. São opcionais: ${texts.kitOptional}. Confirme as três listas, a começar pela cremalheira.`,
    },
    {
      id: 'leaf-limits',
      subject: 'Limites por tipo de portão',
      detail: `${texts.gateLimits} As medidas de folha são exemplos: confirme-as na ficha do fabricante.`,
    },
    {
      id: 'remotes',
      subject: 'Controles remotos',
      detail: `Confirme quantos controles acompanham cada modelo: ${texts.models.map((model) => `${model.name}, ${model.remotes}`).join('; ')}.`,
    },
    {
      id: 'warranty',
      subject: 'Garantia',
      detail: `O site promete ${texts.warrantyPhrase}. A garantia estendida só aparecerá quando a duração dela for informada.`,
    },
  ];
}

function attendanceSamples(facts: Facts): readonly SampleItem[] {
  const texts = factTexts(facts);
  const { company, promotion } = facts;
  return [
    {
      id: 'hours',
      subject: 'Horário de atendimento',
      detail: `O horário comercial está como ${texts.hours}, com emergências ${texts.emergency} por dia. Confirme os dois.`,
    },
    {
      id: 'emergency',
      subject: 'Prazo e raio da emergência',
      detail: `O site promete chegar em até ${texts.emergencyArrival} num raio de ${texts.emergencyRadius}, medido em linha reta ${company.geo ? 'da sede da empresa' : 'do centro da capital'}. ${texts.beyondRadius} Confirme que a equipe cumpre.`,
    },
    {
      id: 'promotion',
      subject: `Promoção “${promotion.name}”`,
      detail: `É a ${texts.promotion.content}, por ${texts.promotion.price}, em ${texts.promotion.places}. Vale de ${dayText(promotion.firstDay)} a ${dayText(promotion.lastDay)} e some do site depois do último dia. Confirme as datas, o preço e as cidades.`,
    },
    {
      id: 'adviser',
      subject: 'Ajuda para escolher o motor',
      detail: `A página do guia indica um modelo pelo peso, no deslizante, ou pelo tamanho da folha, e pelo uso. Pede visita acima de ${formatNumber(WIDEST_METRES)} m de largura. Confirme que a regra combina com o que a equipe recomenda.`,
    },
  ];
}

function serviceSamples(facts: Facts): readonly SampleItem[] {
  const texts = factTexts(facts);
  return [
    {
      id: 'maintenance-price',
      subject: 'Preço da manutenção',
      detail: `A visita de manutenção preventiva está por ${texts.maintenancePrice}, com peça nova orçada à parte. Confirme os dois.`,
    },
    {
      id: 'repair-price',
      subject: 'Preço da visita e do conserto',
      detail: `A visita de diagnóstico está por ${texts.visitPrice}, descontados do conserto aprovado, e o conserto, por ${texts.repairPrice} de mão de obra, sem as peças. São exemplos: informe os seus.`,
    },
    {
      id: 'exchange-price',
      subject: 'Preço da troca do motor',
      detail: `A troca em residência está por ${texts.replaceMotorPrice}. ${texts.exchangeDiffers} Confirme a faixa e a explicação.`,
    },
    {
      id: 'payment',
      subject: 'Formas de pagamento',
      detail:
        texts.paymentOnRequest === ''
          ? `O site diz que a empresa aceita ${texts.paymentAccepted}. Confirme.`
          : `O site diz que a empresa aceita ${texts.paymentAccepted} e manda consultar para ${texts.paymentOnRequest}. Confirme cada uma.`,
    },
    {
      id: 'legal-terms',
      subject: 'Garantia legal e desistência',
      detail: `O site informa o que a lei dá ao cliente: ${texts.legalWarranty} de garantia para o serviço e ${texts.withdrawal} para desistir da compra feita a distância. Confirme o procedimento de devolução.`,
    },
    {
      id: 'free-delivery',
      subject: 'Frete e área atendida',
      detail: `O kit é oferecido com ${texts.deliveryPhrase} nos ${texts.municipalities} da Grande São Paulo. Confirme a área e o preço.`,
    },
  ];
}
