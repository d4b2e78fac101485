import type { CompanyData } from '../facts.ts';

/** The parts of the company's data, as the panel parts them. */

export type SectionId =
  | 'identity'
  | 'hours'
  | 'models'
  | 'services'
  | 'payment'
  | 'promotion'
  | 'warranty'
  | 'trust'
  | 'chat';

/** The parts of the screen, in their order. */
export const companySections: readonly { readonly id: SectionId; readonly title: string }[] = [
  { id: 'identity', title: 'Identificação e contato' },
  { id: 'hours', title: 'Horários, plantão e área atendida' },
  { id: 'models', title: 'Modelos e kits' },
  { id: 'services', title: 'Serviços e preços' },
  { id: 'payment', title: 'Pagamento' },
  { id: 'promotion', title: 'Promoção' },
  { id: 'warranty', title: 'Garantia e lei' },
  { id: 'trust', title: 'Números e depoimentos' },
  { id: 'chat', title: 'Conversa e vídeo' },
];

/** In which part each of the data stands; the compiler asks for a new one's. */
export const sectionOf: Readonly<Record<keyof CompanyData, SectionId>> = {
  company: 'identity',
  brand: 'identity',
  hours: 'hours',
  emergency: 'hours',
  municipalitiesServed: 'hours',
  deliveryPrice: 'hours',
  models: 'models',
  kit: 'models',
  leafLimits: 'models',
  powerWatts: 'models',
  board: 'models',
  conventional: 'models',
  installation: 'services',
  maintenance: 'services',
  diagnosisVisit: 'services',
  repairPrice: 'services',
  battery: 'services',
  replaceMotorPrice: 'services',
  heavyGatePrice: 'services',
  payment: 'payment',
  maxInstalments: 'payment',
  instantDiscountPercent: 'payment',
  promotion: 'promotion',
  warranty: 'warranty',
  law: 'warranty',
  statistics: 'trust',
  testimonials: 'trust',
  chat: 'chat',
  heroVideo: 'chat',
};
