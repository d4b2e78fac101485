import { capitalise } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';

/** What every visitor wants to know first, in the words of the facts. */
export function FactsSummary() {
  const { facts, texts } = useSite();
  return (
    <>
      <h2>O que está no preço</h2>
      <dl>
        <dt>Kits instalados</dt>
        <dd>
          {texts.kitPrices}, conforme o modelo, com {texts.kitItems}. À parte: {texts.kitNotIncluded}.
        </dd>
        <dt>Tempo de abertura</dt>
        <dd>{texts.openingTimes}, conforme o modelo.</dd>
        <dt>Instalação</dt>
        <dd>
          {texts.installationHours}, sem custo nos {texts.municipalities} da Grande São Paulo. Portões acima de{' '}
          {texts.heavyAbove} levam até {texts.heavyInstallationHours}.
        </dd>
        <dt>Pagamento</dt>
        <dd>
          {texts.paymentPhrase} {capitalise(texts.instantDiscount)}.
        </dd>
        <dt>Garantia</dt>
        <dd>
          {texts.warranty}, {facts.warranty.wording}, e {texts.legalWarrantyPhrase}.
        </dd>
        <dt>Manutenção</dt>
        <dd>
          A cada {texts.maintenanceMonths} ou {texts.maintenanceCycles}, o que vier primeiro. Para achar um defeito,{' '}
          {texts.visitPhrase}.
        </dd>
        <dt>Atendimento</dt>
        <dd>
          Comercial de {texts.hours}. Emergências {texts.emergency} por dia, com chegada em até {texts.emergencyArrival}{' '}
          num raio de {texts.emergencyRadius}. {texts.beyondRadius}
        </dd>
      </dl>
    </>
  );
}
