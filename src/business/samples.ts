import { formatDay } from '../text/dates.ts';
import { formatNumber } from '../text/money.ts';
import { plural } from '../text/portuguese.ts';
import { factTexts } from './fact-texts.ts';
import type { Facts } from './facts.ts';
import { FICTITIOUS_COMPANY } from './fictitious-company.ts';
import { WIDEST_METRES } from './motor-adviser.ts';
import { allTestimonials } from './testimonials.ts';

export interface SampleToConfirm {
  readonly subject: string;
  readonly detail: string;
}

/** Noon, so that the day is the same in every zone of Brazil. */
function dayText(day: string): string {
  return formatDay(`${day}T12:00:00-03:00`);
}

/** What the owner has to confirm or replace before going live, in the words of the panel. */
export function samplesToConfirm(facts: Facts): readonly SampleToConfirm[] {
  const texts = factTexts(facts);
  const { company, statistics, promotion } = facts;
  const items: SampleToConfirm[] = [];
  if (company.cnpj === FICTITIOUS_COMPANY.cnpj || company.phone === FICTITIOUS_COMPANY.phone) {
    items.push({
      subject: 'Dados da empresa',
      detail: `“${company.name}” é um exemplo. Informe o nome, o CNPJ, o endereço, o e-mail e o telefone verdadeiros antes de publicar.`,
    });
  }
  const samples = allTestimonials.filter((testimonial) => testimonial.sample).length;
  if (samples > 0) {
    items.push({
      subject: 'Depoimentos',
      detail: `${plural(samples, 'depoimento é um exemplo', 'depoimentos são exemplos')}. Troque-os por palavras de clientes que autorizaram a publicação.`,
    });
  }
  items.push(
    {
      subject: 'Estatísticas',
      detail: `O site fala em mais de ${statistics.years} anos de experiência e mais de ${formatNumber(statistics.installations)} instalações. Confirme que a empresa pode comprovar os dois números.`,
    },
    {
      subject: 'Avaliação dos clientes',
      detail: `A nota ${formatNumber(statistics.rating)}, de ${plural(statistics.reviews, 'avaliação', 'avaliações')}, precisa de uma fonte que o visitante possa consultar, como o perfil da empresa no Google.`,
    },
  );
  if (facts.instantDiscountPercent === null) {
    items.push({
      subject: 'Desconto à vista',
      detail: `A porcentagem ainda não foi informada. Até lá, o site diz “${texts.instantDiscount}”.`,
    });
  }
  items.push(
    {
      subject: 'Preços',
      detail: `Confirme os preços dos modelos (${texts.models.map((model) => `${model.name}: ${model.price}`).join('; ')}) e o parcelamento em ${texts.instalmentsPhrase}.`,
    },
    {
      subject: 'Potência do kit',
      detail: `O kit está descrito com motor de ${texts.kitHorsepower}. Confirme a potência de cada modelo na ficha do fabricante.`,
    },
    {
      subject: 'Controles remotos',
      detail: `Confirme quantos controles acompanham cada modelo: ${texts.models.map((model) => `${model.name}, ${model.remotes}`).join('; ')}.`,
    },
    {
      subject: 'Garantia',
      detail: `O site promete ${texts.warrantyPhrase}. A garantia estendida só aparecerá quando a duração dela for informada.`,
    },
    {
      subject: 'Horário de atendimento',
      detail: `O horário comercial está como ${texts.hours}, com emergências ${texts.emergency} por dia. Confirme os dois.`,
    },
    {
      subject: 'Prazo e raio da emergência',
      detail: `O site promete chegar em até ${texts.emergencyResponse} num raio de ${texts.emergencyRadius}. Confirme que a equipe cumpre.`,
    },
    {
      subject: `Promoção “${promotion.name}”`,
      detail: `Vale de ${dayText(promotion.firstDay)} a ${dayText(promotion.lastDay)} e some do site depois do último dia. Confirme as datas e o preço.`,
    },
    {
      subject: 'Ajuda para escolher o motor',
      detail: `A página do guia indica um modelo pelo peso e pelo uso, e pede visita acima de ${formatNumber(WIDEST_METRES)} m de largura. Confirme que a regra combina com o que a equipe recomenda.`,
    },
    {
      subject: 'Preço da manutenção',
      detail: `A visita está por ${texts.maintenancePrice}, com peça nova orçada à parte. Confirme os dois.`,
    },
    {
      subject: 'Frete e instalação grátis',
      detail: `A entrega e a instalação do kit são oferecidas sem custo nos ${texts.municipalities} da Grande São Paulo. Confirme a área.`,
    },
  );
  return items;
}
