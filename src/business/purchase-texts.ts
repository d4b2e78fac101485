import { formatNumber } from '../text/money.ts';
import { listOf, plural } from '../text/portuguese.ts';
import type { Facts } from './facts.ts';
import { NBSP } from './measure-texts.ts';

/** Warranty, instalments and discount of a kit. */
export function purchaseTexts(facts: Facts) {
  return {
    /** '1 ano' */
    warranty: plural(facts.warranty.years, 'ano', 'anos').replace(' ', NBSP),
    /** 'garantia de fábrica de 1 ano' */
    warrantyPhrase: `garantia ${facts.warranty.wording} de ${plural(facts.warranty.years, 'ano', 'anos').replace(' ', NBSP)}`,
    /** 'até 10x sem juros no cartão' */
    instalmentsPhrase: `até ${facts.maxInstalments}x sem juros no cartão`,
    /** 'até 10x sem juros', behind what names the card */
    interestFree: `até ${facts.maxInstalments}x sem juros`,
    /** '5 % de desconto à vista', or 'consulte o desconto à vista' while the owner has not said it */
    instantDiscount:
      facts.instantDiscountPercent === null
        ? 'consulte o desconto à vista'
        : `${formatNumber(facts.instantDiscountPercent)}${NBSP}% de desconto à vista`,
  };
}

/** How may be paid. */
export function paymentTexts(facts: Facts) {
  return {
    /** 'Pix e cartão de crédito' */
    paymentAccepted: listOf(facts.payment.accepted),
    /** 'boleto, cartão de débito e dinheiro' */
    paymentOnRequest: listOf(facts.payment.onRequest),
    /** 'Aceitamos Pix e cartão de crédito em até 10x sem juros. Para boleto, cartão de débito e dinheiro, consulte.' */
    paymentPhrase:
      `Aceitamos ${listOf(facts.payment.accepted)}, em até ${facts.maxInstalments}x sem juros no cartão.` +
      (facts.payment.onRequest.length === 0 ? '' : ` Para ${listOf(facts.payment.onRequest)}, consulte.`),
  };
}
