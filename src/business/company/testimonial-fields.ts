import type { Testimonial } from '../testimonial.ts';
import type { ListField } from './field.ts';
import { text, optional, date } from './field-makers.ts';

export const testimonials: ListField<Testimonial> = {
  label: 'Depoimentos',
  kind: 'list',
  help: 'Palavras de clientes. Os exemplos não aparecem no site em produção: troque-os ou retire-os.',
  one: 'depoimento',
  key: 'name',
  of: 'de',
  min: 0,
  max: 200,
  item: {
    name: text('Nome', 'Como o cliente quer ser chamado.', 80),
    location: text('Lugar', 'Bairro e cidade, como aparecem abaixo do nome.', 80),
    text: {
      label: 'Texto',
      kind: 'long-text',
      help: 'As palavras do cliente, sem preços nem promessas.',
      min: 10,
      max: 600,
    },
    municipality: optional({
      label: 'Município',
      kind: 'municipality',
      help: 'O depoimento vem primeiro nas páginas deste município. Em branco, vale para todas.',
    }),
    onCityPage: {
      label: 'Só na página da cidade',
      kind: 'yes-or-no',
      help: 'Para cidades com página própria: aparece na lista daquela página e em nenhuma outra.',
    },
    date: optional(date('Data', 'O dia do depoimento.')),
    job: optional(text('Serviço feito', 'O que foi instalado ou consertado.')),
    consent: optional(
      text('Autorização', 'Como e quando o cliente autorizou a publicação. Obrigatória para depoimentos reais.', 200),
    ),
    source: optional(text('Fonte', 'Onde as palavras foram ditas: WhatsApp, avaliação no Google…', 200)),
    sample: {
      label: 'É um exemplo',
      kind: 'yes-or-no',
      help: 'Marcado enquanto as palavras não forem de um cliente verdadeiro.',
    },
  },
};
