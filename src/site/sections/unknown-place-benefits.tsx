import { capitalise } from '../../text/portuguese.ts';
import { useSite } from '../site-context.ts';

/** The benefits as they hold everywhere: of a place that we do not know none is promised. */
export function UnknownPlaceBenefits({ where }: { /** 'em Vila Inventada' */ readonly where: string }) {
  const { facts, texts } = useSite();
  return (
    <section>
      <h2>
        Motor para Portão {texts.brand} {where}
      </h2>
      <p>
        Onde a equipe chega, o {texts.fastest.name} abre o portão em {texts.fastest.opening}: você aciona o controle ao
        chegar e não fica esperando na rua. Custa {texts.fastest.price}, já instalado. Quem tem menos pressa fica com o{' '}
        {texts.cheapest.name}, de {texts.cheapest.opening}, por {texts.cheapest.price}.
      </p>
      <ul>
        <li>
          {capitalise(texts.deliveryBenefit)} nos {texts.municipalities} da Grande São Paulo
        </li>
        <li>
          Garantia {facts.warranty.wording} de {texts.warranty}
        </li>
        <li>Assistência técnica na região metropolitana</li>
        <li>Motor, central com código rolante e controles no mesmo kit</li>
        <li>Preço do kit com a mão de obra, em {texts.instalmentsPhrase}</li>
      </ul>
    </section>
  );
}
