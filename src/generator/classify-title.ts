import { firstMatch, framed } from './keyword-rules.ts';
import { PRODUCTS, type ProductType } from './title-products.ts';
import { opener, type QuestionType, questionInside } from './title-questions.ts';
import { SERVICES, type ServiceType } from './title-services.ts';

export interface TitleClassification {
  readonly productType: ProductType;
  readonly serviceType: ServiceType;
  readonly questionType: QuestionType;
  readonly isQuestion: boolean;
}

/** What a title speaks of and asks. Case, accents and the question mark make no difference; unknown subjects are a gate motor for sale. */
export function classifyTitle(title: string): TitleClassification {
  const text = framed(title);
  const asked = opener(text);
  const marked = /[?？]/.test(title);
  const serviceType = firstMatch(text, SERVICES) ?? 'sale';
  const productType = firstMatch(text, PRODUCTS) ?? 'gate-motor';
  // 'Qual o preço…' asks for a price, not for a choice, like 'Quanto custa…'.
  const asksPrice = serviceType === 'price' && (asked === 'which' || asked === 'general');
  const inside = asked === null || asked === 'general' ? questionInside(text, marked) : asked;
  const questionType = asksPrice ? 'general' : inside;
  return { productType, serviceType, questionType, isQuestion: marked || asked !== null || questionType !== 'general' };
}
