import { attendanceTexts } from './attendance-texts.ts';
import { claims } from './claims.ts';
import { conventionalTexts } from './conventional-texts.ts';
import { deliveryTexts } from './delivery-texts.ts';
import type { Facts } from './facts.ts';
import { kitContentTexts, kitTexts } from './kit-texts.ts';
import { modelChoiceTexts } from './model-choice-texts.ts';
import { modelTexts } from './model-texts.ts';
import { promotionTexts } from './promotion-texts.ts';
import { paymentTexts, purchaseTexts } from './purchase-texts.ts';
import { legalTexts } from './legal-texts.ts';
import { serviceTexts } from './service-texts.ts';
import { exchangeTexts } from './exchange-texts.ts';
import { areStatisticsShown, statisticsTexts } from './statistics-texts.ts';
import { chatNumber, formatPhone } from './whatsapp-link.ts';

const made = new WeakMap<Facts, FactTexts>();

/** The facts as phrases of running Portuguese text, so that no sentence types a figure. Pure; made once of the same facts, since every page asks for them. */
export function factTexts(facts: Facts): FactTexts {
  const known = made.get(facts) ?? makeTexts(facts);
  made.set(facts, known);
  return known;
}

export type FactTexts = ReturnType<typeof makeTexts>;

function makeTexts(facts: Facts) {
  const models = facts.models.map((model) => modelTexts(model, facts));
  return {
    brand: facts.brand,
    company: facts.company.name,
    address: facts.company.address,
    claims,
    /** '(11) 4000-0000' */
    phone: formatPhone(facts.company.phone),
    whatsapp: formatPhone(chatNumber(facts.company)),
    ...kitTexts(facts, models),
    ...purchaseTexts(facts),
    ...attendanceTexts(facts),
    ...deliveryTexts(facts),
    ...serviceTexts(facts),
    ...conventionalTexts(facts),
    ...exchangeTexts(facts),
    ...modelChoiceTexts(facts, models),
    ...kitContentTexts(facts),
    ...paymentTexts(facts),
    ...legalTexts(facts),
    promotion: promotionTexts(facts),
    /** For statistics plates; null where samples that nobody has confirmed are not shown. */
    statistics: areStatisticsShown(facts) ? statisticsTexts(facts) : null,
  };
}
