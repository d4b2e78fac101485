/**
 * What the company is and sells. Every price, promise, time, weight and phone of the product is written here and nowhere else;
 * the contradictions of the specification are settled as in docs/decisions/003-one-truth.md.
 *
 * These are defaults: pages and generator receive a `Facts` value and never import `defaultFacts`.
 */

import { BRAND } from './brand.ts';
import type { HeroVideo } from './hero-video.ts';
import type { Testimonial } from './testimonial.ts';
import { sampleTestimonials } from './sample-testimonials.ts';
import type { SampleId } from './sample-ids.ts';
import { DEFAULT_CHAT_MESSAGE } from './whatsapp-link.ts';

export interface Company {
  readonly name: string;
  readonly cnpj: string;
  readonly address: string;
  readonly email: string;
  /** Digits with country and area code, e.g. '551140000000'. */
  readonly phone: string;
  /** Where the chats of the site go, in the same form; the phone where it is absent (`chatNumber`). */
  readonly whatsapp?: string | undefined;
  /** Degrees, WGS 84; only where the company receives customers. */
  readonly geo?: Coordinates | undefined;
}

export interface Model {
  /** Of its own among the models, fit for an address: its picture stands at `/compartilhar/modelos/{id}.png`. */
  readonly id: string;
  readonly name: string;
  /** Seconds from the touch on the remote to the open gate. */
  readonly openingSeconds: number;
  /** Reais, installed, cash price. */
  readonly price: number;
  /** Heaviest gate, kilograms. */
  readonly maxGateKg: number;
  /** Remote controls in the kit; null where the owner only says that they are included. */
  readonly remotes: number | null;
}

/** An inclusive range; the unit is the field's. */
export type Range = readonly [low: number, high: number];

export interface Promotion {
  readonly name: string;
  /** Reais. */
  readonly price: number;
  /** First and last day in São Paulo, 'YYYY-MM-DD'. It is not shown outside them. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The municipalities whose customers it is for. */
  readonly municipalities: readonly string[];
}

/** Motors of the conventional scale, of which some texts speak; the kits are `Facts['models']`. */
export interface ConventionalMotors {
  readonly openingSeconds: Range;
  /** From the lightest up; `maxGateKg` null means 'heavy gates', without a figure. */
  readonly sizes: readonly { readonly horsepower: string; readonly maxGateKg: number | null }[];
  readonly cyclesPerHour: number;
}

/** Days without commercial hours, at most. */
export const HOLIDAYS_MAX = 60;

/** Degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The largest leaf that a kit is fitted to. A sliding gate rolls and is limited by its weight (`Model.maxGateKg`); the others are measured. */
export interface LeafLimits {
  /** 'Basculante': counterweights carry the leaf. */
  readonly tilting: { readonly widthMetres: number; readonly heightMetres: number };
  /** 'Pivotante' and 'de abrir': the width of each leaf. */
  readonly swinging: { readonly widthMetres: number };
}

export interface Facts {
  readonly company: Company;
  /** Of the motors. The addresses of posts keep the one that they were made with (`brand.ts`). */
  readonly brand: string;
  /** From the fastest to the slowest. */
  readonly models: readonly Model[];
  readonly kit: {
    /** Of the smallest kit; the others' stands in the maker's sheet. */
    readonly horsepower: string;
    readonly items: readonly string[];
    /** What the price of a kit does not hold; each is quoted before the work begins. */
    readonly notIncluded: readonly string[];
    /** Sold beside the kit, for those who want them. */
    readonly optional: readonly string[];
  };
  readonly leafLimits: LeafLimits;
  readonly warranty: { readonly years: number; readonly wording: string };
  /** What the law gives (Lei 8.078/1990) on top of what the company promises. */
  readonly law: {
    /** Art. 26, II: installation, maintenance and repair. */
    readonly serviceWarrantyDays: number;
    /** Art. 49: a sale by telephone, chat or internet, counted from the delivery. */
    readonly withdrawalDays: number;
  };
  readonly payment: {
    readonly accepted: readonly string[];
    /** The owner has not said; the visitor is told to ask. */
    readonly onRequest: readonly string[];
  };
  /** Interest-free card instalments, at most. */
  readonly maxInstalments: number;
  /** Percent off for instant payment; null while the owner has not said it. */
  readonly instantDiscountPercent: number | null;
  readonly hours: {
    /** ISO weekdays, 1 = Monday … 7 = Sunday. */
    readonly weekdays: readonly number[];
    /** Full hours on São Paulo's clock. */
    readonly opens: number;
    readonly closes: number;
    /** Days, 'YYYY-MM-DD', without commercial hours. */
    readonly holidays: readonly string[];
  };
  readonly emergency: {
    readonly hoursADay: number;
    /** The technician is at the gate within these hours, where the seat of its municipality lies within the radius; elsewhere only in commercial hours. */
    readonly arrivalHours: number;
    readonly radiusKm: number;
    /** Where the technician sets out; the company's own coordinates stand before it. */
    readonly base: Coordinates;
  };
  readonly installation: { readonly hours: Range; readonly heavyHours: number; readonly heavyAboveKg: number };
  /** The preventive visit; `price` in reais, new parts apart. */
  readonly maintenance: { readonly months: number; readonly cycles: number; readonly price: Range };
  /** A visit that finds the fault and quotes the repair; its price in reais is taken off the repair that is approved. */
  readonly diagnosisVisit: { readonly price: number };
  /** Labour of a repair in reais, parts apart. */
  readonly repairPrice: Range;
  /** `price` in reais; null while the owner has not said it. */
  readonly battery: { readonly cycles: number; readonly price: number | null };
  /** Electric power of the motors, watts. */
  readonly powerWatts: Range;
  readonly conventional: ConventionalMotors;
  /**
   * Reais, of an exchange in a home. Below the cheapest kit where the board, the remotes and the rack are kept; above where the gate
   * asks for a new base, rack or welding, which no kit holds.
   */
  readonly replaceMotorPrice: Range;
  readonly heavyGatePrice: Range;
  readonly promotion: Promotion;
  readonly statistics: {
    readonly years: number;
    readonly installations: number;
    readonly rating: number;
    readonly reviews: number;
    /** Where a visitor can look the grade and the counts up; null while the owner has not said it. */
    readonly source: string | null;
  };
  readonly testimonials: readonly Testimonial[];
  readonly chat: {
    /** What a chat begins with at a button without a text of its own. */
    readonly greeting: string;
  };
  /** Of the home page; null where there is none. */
  readonly heroVideo: HeroVideo | null;
  /** Seconds that a button of the motor board is held. */
  readonly board: { readonly eraseRemotesSeconds: number; readonly clearTravelSeconds: number };
  /** Municipalities with sale, delivery and installation. */
  readonly municipalitiesServed: number;
  /** Reais on top of a kit's price, which holds the installation, for its delivery there; 0 is free. */
  readonly deliveryPrice: number;
  /** Whether testimonials, grades and counts that the owner has not confirmed are shown; never in production. */
  readonly samplesShown: boolean;
  /** The samples that the owner confirmed as they are. */
  readonly confirmed: readonly SampleId[];
  /** When an administrator last published other data; null while those of the start stand. */
  readonly changedAt: string | null;
}

/** What the owner changes in the panel. */
export type CompanyData = Omit<Facts, 'samplesShown' | 'confirmed' | 'changedAt'>;

/** What the owner has not given is a sample, and `samples.ts` lists it. */
export const defaultFacts: Omit<CompanyData, 'company'> = {
  brand: BRAND,
  models: [
    { id: 'jetflex', name: 'Jetflex', openingSeconds: 4, price: 1349, maxGateKg: 1200, remotes: null },
    { id: 'speedy', name: 'Speedy', openingSeconds: 8, price: 949, maxGateKg: 800, remotes: null },
    { id: 'padrao', name: 'Padrão', openingSeconds: 16, price: 899, maxGateKg: 500, remotes: 2 },
  ],
  kit: {
    horsepower: '1/4 HP',
    items: ['motor', 'central de comando com código rolante', 'controles remotos', 'instalação'],
    notIncluded: ['cremalheira', 'solda e reforma da folha', 'alvenaria', 'ponto de energia'],
    optional: ['fotocélula', 'bateria', 'sinalizador', 'controle extra'],
  },
  leafLimits: { tilting: { widthMetres: 4, heightMetres: 2.5 }, swinging: { widthMetres: 3 } },
  warranty: { years: 1, wording: 'de fábrica' },
  law: { serviceWarrantyDays: 90, withdrawalDays: 7 },
  payment: { accepted: ['Pix', 'cartão de crédito'], onRequest: ['boleto', 'cartão de débito', 'dinheiro'] },
  maxInstalments: 10,
  instantDiscountPercent: null,
  hours: { weekdays: [1, 2, 3, 4, 5, 6], opens: 8, closes: 18, holidays: [] },
  // The base is the seat of the capital.
  emergency: { hoursADay: 24, arrivalHours: 2, radiusKm: 50, base: { latitude: -23.55, longitude: -46.63 } },
  installation: { hours: [2, 4], heavyHours: 8, heavyAboveKg: 1200 },
  maintenance: { months: 6, cycles: 10_000, price: [350, 500] },
  diagnosisVisit: { price: 150 },
  repairPrice: [200, 400],
  battery: { cycles: 20, price: null },
  powerWatts: [100, 300],
  conventional: {
    openingSeconds: [10, 20],
    sizes: [
      { horsepower: '1/4 HP', maxGateKg: 250 },
      { horsepower: '1/3 HP', maxGateKg: 400 },
      { horsepower: '1/2 HP', maxGateKg: null },
    ],
    cyclesPerHour: 30,
  },
  replaceMotorPrice: [800, 1500],
  heavyGatePrice: [2000, 5000],
  promotion: {
    name: 'Manutenção expressa',
    price: 350,
    firstDay: '2026-11-15',
    lastDay: '2026-12-14',
    municipalities: ['Guarulhos', 'Osasco'],
  },
  statistics: { years: 10, installations: 5000, rating: 4.8, reviews: 47, source: null },
  testimonials: sampleTestimonials,
  chat: { greeting: DEFAULT_CHAT_MESSAGE },
  heroVideo: null,
  board: { eraseRemotesSeconds: 10, clearTravelSeconds: 3 },
  municipalitiesServed: 39,
  deliveryPrice: 0,
};

/** What surrounds the owner's data: where the site runs, and what was confirmed. */
export type Circumstances = Pick<Facts, 'samplesShown' | 'confirmed' | 'changedAt'>;

/** The data as pages and generator read them: the models stand from the fastest to the slowest, in whatever order they were written. */
export function factsOf(data: CompanyData, circumstances: Circumstances): Facts {
  const models = data.models.toSorted((one, other) => one.openingSeconds - other.openingSeconds);
  return { ...data, models, ...circumstances };
}

/** Of a company that has changed none of the defaults. */
export function buildFacts(company: Company, samples: { readonly shown: boolean } = { shown: true }): Facts {
  return factsOf({ company, ...defaultFacts }, { samplesShown: samples.shown, confirmed: [], changedAt: null });
}
