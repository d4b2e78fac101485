import { isWithinEmergencyRadius } from '../../business/emergency-reach.ts';
import type { Place } from '../../business/place.ts';
import { capitalise, inPlace } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';

export function PlaceBenefits({ place }: { readonly place: Place }) {
  const { facts, texts } = useSite();
  const where = inPlace(place);
  const near = isWithinEmergencyRadius(facts, place.municipality);
  return (
    <>
      <h2>
        Motor para Portão {texts.brand} {where}
      </h2>
      <p>
        O {texts.fastest.name} abre o portão em {texts.fastest.opening}: você aciona o controle ao chegar e não fica
        esperando na rua. Custa {texts.fastest.price}, já instalado. Quem tem menos pressa fica com o{' '}
        {texts.cheapest.name}, de {texts.cheapest.opening}, por {texts.cheapest.price}.
      </p>
      <ul>
        <li>
          {capitalise(texts.deliveryBenefit)} {where}
        </li>
        <li>
          Garantia {facts.warranty.wording} de {texts.warranty}
        </li>
        <li>
          {near
            ? `Assistência técnica na região, com emergência ${texts.emergency}`
            : `Assistência técnica só de dia, com hora marcada: a base fica a mais de ${texts.emergencyRadius}, e o plantão da noite não chega até aqui`}
        </li>
        <li>Motor, central com código rolante e controles no mesmo kit</li>
        <li>
          {capitalise(texts.claims.price)}, em {texts.instalmentsPhrase}
        </li>
      </ul>
    </>
  );
}
