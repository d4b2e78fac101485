import type { Place } from '../../business/place.ts';
import { inPlace } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';

export function PlaceBenefits({ place }: { readonly place: Place }) {
  const { facts, texts } = useSite();
  const where = inPlace(place);
  return (
    <>
      <h2>
        Motor para Portão {texts.brand} {where}
      </h2>
      <p>
        O {texts.fastest.name} abre o portão em {texts.fastest.opening}: você aciona o controle ao chegar e não fica esperando na rua. Custa{' '}
        {texts.fastest.price}, já instalado. Quem tem menos pressa fica com o {texts.cheapest.name}, de {texts.cheapest.opening}, por{' '}
        {texts.cheapest.price}.
      </p>
      <ul>
        <li>Entrega e instalação grátis {where}</li>
        <li>
          Garantia {facts.warranty.wording} de {texts.warranty}
        </li>
        <li>Assistência técnica na região, com emergência {texts.emergency}</li>
        <li>Motor de {texts.kitHorsepower}, central com código rolante e controles no mesmo kit</li>
        <li>Preço direto de fábrica, em {texts.instalmentsPhrase}</li>
      </ul>
    </>
  );
}
