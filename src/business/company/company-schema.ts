import { z } from 'zod';
import type { CompanyData } from '../facts.ts';
import type { Testimonial } from '../testimonial.ts';
import { companyFields as f } from './fields.ts';
import {
  cnpj,
  coordinates,
  date,
  dates,
  decimal,
  email,
  identifier,
  money,
  moneyRange,
  municipalities,
  municipality,
  phone,
  text,
  texts,
  videoAddress,
  weekdays,
  whole,
  wholeRange,
  yesOrNo,
} from './values.ts';
import { PARSED_ONCE } from '../../text/parsed-once.ts';

/** What the company's data may be. The shape is that of `CompanyData`: the compiler names a field that is missing here. */

const company = z
  .strictObject({
    name: text(f.company.name),
    cnpj: cnpj(),
    address: text(f.company.address),
    email: email(),
    phone: phone(),
    whatsapp: phone().nullish(),
    geo: coordinates().optional(),
  })
  // The phone's own number is no other.
  .transform(({ whatsapp, ...others }) => (whatsapp && whatsapp !== others.phone ? { ...others, whatsapp } : others));

const model = z.strictObject({
  id: identifier(f.models.item.id),
  name: text(f.models.item.name),
  openingSeconds: whole(f.models.item.openingSeconds),
  price: money(f.models.item.price),
  maxGateKg: whole(f.models.item.maxGateKg),
  remotes: whole(f.models.item.remotes).nullable(),
});

const hours = z
  .strictObject({
    weekdays: weekdays(),
    opens: whole(f.hours.opens),
    closes: whole(f.hours.closes),
    holidays: dates(f.hours.holidays),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'O atendimento fecha depois de abrir: escolha uma hora maior.',
  });

const promotion = z
  .strictObject({
    name: text(f.promotion.name),
    price: money(f.promotion.price),
    firstDay: date(),
    lastDay: date(),
    municipalities: municipalities(f.promotion.municipalities),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    message: 'A promoção não pode terminar antes de começar.',
  });

const testimonial = z
  .strictObject({
    name: text(f.testimonials.item.name),
    location: text(f.testimonials.item.location),
    text: text(f.testimonials.item.text),
    municipality: municipality().nullable(),
    onCityPage: yesOrNo(),
    date: date().nullable(),
    job: text(f.testimonials.item.job).nullable(),
    consent: text(f.testimonials.item.consent).nullable(),
    source: text(f.testimonials.item.source).nullable(),
    sample: yesOrNo(),
  })
  .refine(({ sample, consent }) => sample || consent !== null, {
    path: ['consent'],
    message: 'Diga como o cliente autorizou a publicação.',
  })
  .refine(({ onCityPage, municipality: city }) => !onCityPage || city !== null, {
    path: ['municipality'],
    message: 'Diga de qual cidade é a página.',
  }) satisfies z.ZodType<Testimonial>;

/** Refuses a second item of the same key, in the key's own field. */
function distinct<Item>(key: keyof Item & string, message: string) {
  return (items: readonly Item[], context: z.RefinementCtx) => {
    const seen = new Set<unknown>();
    for (const [at, item] of items.entries()) {
      if (seen.has(item[key])) context.addIssue({ code: 'custom', path: [at, key], message });
      seen.add(item[key]);
    }
  };
}

const sizes = z
  .array(
    z.strictObject({
      horsepower: text(f.conventional.sizes.item.horsepower),
      maxGateKg: whole(f.conventional.sizes.item.maxGateKg).nullable(),
    }),
  )
  .min(f.conventional.sizes.min, 'Deixe pelo menos um tamanho.')
  .max(f.conventional.sizes.max, 'São tamanhos demais.')
  .superRefine(distinct('horsepower', 'Já há um tamanho com esta potência.'));

const shape = {
  company,
  brand: text(f.brand),
  models: z
    .array(model)
    .min(f.models.min, 'Deixe pelo menos um modelo.')
    .max(f.models.max, `No máximo ${f.models.max} modelos.`)
    .superRefine(distinct('id', 'Já há um modelo com este identificador.'))
    .superRefine(distinct('name', 'Já há um modelo com este nome.')),
  kit: z.strictObject({
    horsepower: text(f.kit.horsepower),
    items: texts(f.kit.items),
    notIncluded: texts(f.kit.notIncluded),
    optional: texts(f.kit.optional),
  }),
  leafLimits: z.strictObject({
    tilting: z.strictObject({
      widthMetres: decimal(f.leafLimits.tilting.widthMetres),
      heightMetres: decimal(f.leafLimits.tilting.heightMetres),
    }),
    swinging: z.strictObject({ widthMetres: decimal(f.leafLimits.swinging.widthMetres) }),
  }),
  warranty: z.strictObject({ years: whole(f.warranty.years), wording: text(f.warranty.wording) }),
  law: z.strictObject({
    serviceWarrantyDays: whole(f.law.serviceWarrantyDays),
    withdrawalDays: whole(f.law.withdrawalDays),
  }),
  payment: z.strictObject({ accepted: texts(f.payment.accepted), onRequest: texts(f.payment.onRequest) }),
  maxInstalments: whole(f.maxInstalments),
  instantDiscountPercent: decimal(f.instantDiscountPercent).nullable(),
  hours,
  emergency: z.strictObject({
    hoursADay: whole(f.emergency.hoursADay),
    arrivalHours: whole(f.emergency.arrivalHours),
    radiusKm: whole(f.emergency.radiusKm),
    base: coordinates(),
  }),
  installation: z.strictObject({
    hours: wholeRange(f.installation.hours),
    heavyHours: whole(f.installation.heavyHours),
    heavyAboveKg: whole(f.installation.heavyAboveKg),
  }),
  maintenance: z.strictObject({
    months: whole(f.maintenance.months),
    cycles: whole(f.maintenance.cycles),
    price: moneyRange(f.maintenance.price),
  }),
  diagnosisVisit: z.strictObject({ price: money(f.diagnosisVisit.price) }),
  repairPrice: moneyRange(f.repairPrice),
  battery: z.strictObject({ cycles: whole(f.battery.cycles), price: money(f.battery.price).nullable() }),
  powerWatts: wholeRange(f.powerWatts),
  conventional: z.strictObject({
    openingSeconds: wholeRange(f.conventional.openingSeconds),
    sizes,
    cyclesPerHour: whole(f.conventional.cyclesPerHour),
  }),
  replaceMotorPrice: moneyRange(f.replaceMotorPrice),
  heavyGatePrice: moneyRange(f.heavyGatePrice),
  promotion,
  statistics: z.strictObject({
    years: whole(f.statistics.years),
    installations: whole(f.statistics.installations),
    rating: decimal(f.statistics.rating),
    reviews: whole(f.statistics.reviews),
    source: text(f.statistics.source).nullable(),
  }),
  testimonials: z
    .array(testimonial)
    .max(f.testimonials.max, `No máximo ${f.testimonials.max} depoimentos.`)
    .superRefine(distinct('name', 'Já há um depoimento com este nome.')),
  chat: z.strictObject({ greeting: text(f.chat.greeting) }),
  heroVideo: z.strictObject({ url: videoAddress(), date: date().nullable() }).nullable(),
  board: z.strictObject({
    eraseRemotesSeconds: whole(f.board.eraseRemotesSeconds),
    clearTravelSeconds: whole(f.board.clearTravelSeconds),
  }),
  municipalitiesServed: whole(f.municipalitiesServed),
  deliveryPrice: money(f.deliveryPrice),
} satisfies { readonly [Key in keyof CompanyData]: z.ZodType<CompanyData[Key]> };

const schema: z.ZodType<CompanyData> = z.strictObject(shape);

export interface RefusedValue {
  /** 'models.0.price' */
  readonly path: string;
  readonly message: string;
}

export type ParsedCompany =
  | { readonly ok: true; readonly data: CompanyData }
  | { readonly ok: false; readonly refused: readonly RefusedValue[] };

function generalMessage({ code }: { readonly code?: string | undefined }): string {
  if (code === 'unrecognized_keys') return 'Há um campo que o sistema não conhece.';
  return code === 'invalid_type' ? 'Preencha este campo.' : 'Este valor não pode ser usado.';
}

/** The unknown as the company's data, or each value that cannot be with the reason, in Portuguese. */
export function parseCompany(unknown: unknown): ParsedCompany {
  const parsed = schema.safeParse(unknown, { error: generalMessage, ...PARSED_ONCE });
  if (parsed.success) return { ok: true, data: parsed.data };
  // The first reason of each field is enough to mend it.
  const reasons = new Map(parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
  return { ok: false, refused: [...reasons].map(([path, message]) => ({ path, message })).toReversed() };
}
