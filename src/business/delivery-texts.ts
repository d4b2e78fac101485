import { formatReais } from '../text/money.ts';
import type { Facts } from './facts.ts';

/** What a kit's way to the gate costs on top of its price, which holds the installation. */
export function deliveryTexts({ deliveryPrice }: Pick<Facts, 'deliveryPrice'>) {
  const price = formatReais(deliveryPrice);
  const by = (free: string, priced: string) => (deliveryPrice === 0 ? free : priced);
  return {
    /** 'R$ 0' */
    delivery: price,
    /** 'frete grátis' */
    shipping: by('frete grátis', `frete de ${price}`),
    /** 'frete e instalação grátis' */
    deliveryPhrase: by('frete e instalação grátis', `instalação inclusa e frete de ${price}`),
    /** 'entrega e instalação grátis' */
    deliveryBenefit: by('entrega e instalação grátis', `instalação inclusa e entrega por ${price}`),
    /** 'sem taxa de entrega' */
    deliveryFee: by('sem taxa de entrega', `com entrega por ${price}`),
    /** 'Não. O frete é grátis', to whoever asks whether it costs anything */
    deliveryAnswer: by('Não. O frete é grátis', `Sim. O frete custa ${price}`),
    /** What the price of a kit holds: 'frete e instalação' */
    kitCovers: by('frete e instalação', 'instalação'),
    /** 'frete e mão de obra' */
    kitCoversLabour: by('frete e mão de obra', 'mão de obra'),
  };
}
