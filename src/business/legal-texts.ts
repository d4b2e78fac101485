import type { Facts } from './facts.ts';
import { daysText } from './measure-texts.ts';

/** What the law gives whoever buys. */
export function legalTexts(facts: Facts) {
  return {
    /** '90 dias' */
    legalWarranty: daysText(facts.law.serviceWarrantyDays),
    /** 'garantia legal de 90 dias para o serviço (CDC, art. 26), somada à do contrato' */
    legalWarrantyPhrase: `garantia legal de ${daysText(facts.law.serviceWarrantyDays)} para o serviço (CDC, art. 26), somada à do contrato`,
    /** '7 dias' */
    withdrawal: daysText(facts.law.withdrawalDays),
    /** 'Na compra por telefone, WhatsApp ou internet, você pode desistir em até 7 dias depois de receber (CDC, art. 49).' */
    withdrawalPhrase: `Na compra por telefone, WhatsApp ou internet, você pode desistir em até ${daysText(facts.law.withdrawalDays)} depois de receber (CDC, art. 49).`,
  };
}
