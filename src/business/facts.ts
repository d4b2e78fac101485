/**
 * What the company is and sells. Every price, promise, time, weight and phone of the product is written here and nowhere else;
 * the contradictions of the specification are settled as in docs/decisions/003-one-truth.md.
 *
 * These are defaults: pages and generator receive a `Facts` value and never import `defaultFacts`.
 */

export interface Company {
  readonly name: string;
  readonly cnpj: string;
  readonly address: string;
  readonly email: string;
  /** Digits with country and area code, e.g. '551140000000'. */
  readonly phone: string;
  /** Degrees, WGS 84; only where the company receives customers. */
  readonly geo?: { readonly latitude: number; readonly longitude: number };
}

export type ModelId = 'jetflex' | 'speedy' | 'padrao';

export interface Model {
  readonly id: ModelId;
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
}

/** Motors of the conventional scale, of which some texts speak; the kits are `Facts['models']`. */
export interface ConventionalMotors {
  readonly openingSeconds: Range;
  /** From the lightest up; `maxGateKg` null means 'heavy gates', without a figure. */
  readonly sizes: readonly { readonly horsepower: string; readonly maxGateKg: number | null }[];
  readonly cyclesPerHour: number;
}

export interface Facts {
  readonly company: Company;
  readonly brand: string;
  /** From the fastest to the slowest. */
  readonly models: readonly Model[];
  readonly kit: {
    readonly horsepower: string;
    readonly items: readonly string[];
  };
  readonly warranty: { readonly years: number; readonly wording: string };
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
  };
  readonly emergency: { readonly hoursADay: number; readonly responseHours: number; readonly radiusKm: number };
  readonly installation: { readonly hours: Range; readonly heavyHours: number; readonly heavyAboveKg: number };
  readonly maintenance: { readonly months: number; readonly cycles: number; readonly price: Range };
  readonly battery: { readonly cycles: number };
  /** Electric power of the motors, watts. */
  readonly powerWatts: Range;
  readonly conventional: ConventionalMotors;
  /** Reais. */
  readonly replaceMotorPrice: Range;
  readonly heavyGatePrice: Range;
  readonly promotion: Promotion;
  readonly statistics: {
    readonly years: number;
    readonly installations: number;
    readonly rating: number;
    readonly reviews: number;
  };
  /** Seconds that a button of the motor board is held. */
  readonly board: { readonly eraseRemotesSeconds: number; readonly clearTravelSeconds: number };
  /** Municipalities with sale, free shipping and free installation. */
  readonly municipalitiesServed: number;
  /** Reais on top of a kit's price for its delivery and installation there. */
  readonly deliveryPrice: number;
}

export const defaultFacts: Omit<Facts, 'company'> = {
  brand: 'PPA',
  models: [
    { id: 'jetflex', name: 'Jetflex', openingSeconds: 4, price: 1349, maxGateKg: 1200, remotes: null },
    { id: 'speedy', name: 'Speedy', openingSeconds: 8, price: 949, maxGateKg: 800, remotes: null },
    { id: 'padrao', name: 'Padrão', openingSeconds: 16, price: 899, maxGateKg: 500, remotes: 2 },
  ],
  kit: {
    horsepower: '1/4 HP',
    items: ['motor', 'central de comando com código rolante', 'controles remotos', 'instalação'],
  },
  warranty: { years: 1, wording: 'de fábrica' },
  maxInstalments: 10,
  instantDiscountPercent: null,
  hours: { weekdays: [1, 2, 3, 4, 5, 6], opens: 8, closes: 18 },
  emergency: { hoursADay: 24, responseHours: 2, radiusKm: 50 },
  installation: { hours: [2, 4], heavyHours: 8, heavyAboveKg: 1200 },
  maintenance: { months: 6, cycles: 10_000, price: [350, 500] },
  battery: { cycles: 20 },
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
  promotion: { name: 'Manutenção expressa', price: 350, firstDay: '2026-11-15', lastDay: '2026-12-14' },
  statistics: { years: 10, installations: 5000, rating: 4.8, reviews: 47 },
  board: { eraseRemotesSeconds: 10, clearTravelSeconds: 3 },
  municipalitiesServed: 39,
  deliveryPrice: 0,
};

export function buildFacts(company: Company): Facts {
  return { company, ...defaultFacts };
}

/** The cheapest kit: the price that 'a partir de' speaks of. */
export function cheapestModel(facts: Facts): Model {
  return facts.models.reduce((least, model) => (model.price < least.price ? model : least));
}

/** The fastest kit: the seconds that 'a partir de' speaks of. */
export function fastestModel(facts: Facts): Model {
  return facts.models.reduce((least, model) => (model.openingSeconds < least.openingSeconds ? model : least));
}
