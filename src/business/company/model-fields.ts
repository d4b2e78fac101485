import type { Model } from '../facts.ts';
import type { ListField } from './field.ts';
import { money, whole, text, optional } from './field-makers.ts';

export const models: ListField<Model> = {
  label: 'Modelos',
  kind: 'list',
  help: 'Os kits que a empresa vende. O site os mostra do mais rápido ao mais lento.',
  one: 'modelo',
  key: 'id',
  of: 'do',
  min: 1,
  max: 12,
  item: {
    id: {
      label: 'Identificador',
      kind: 'identifier',
      help: 'Só letras minúsculas, números e hífens. Faz parte do endereço da imagem do modelo.',
      min: 1,
      max: 40,
    },
    name: text('Nome', 'Como o modelo se chama no site.', 40),
    openingSeconds: whole('Tempo de abertura', 'segundos', 'Do toque no controle até o portão aberto.', [1, 60]),
    price: money('Preço', 'Preço à vista do kit, com a instalação.'),
    maxGateKg: whole('Peso máximo', 'kg', 'O portão deslizante mais pesado que o modelo move.', [50, 10_000]),
    remotes: optional(
      whole(
        'Controles remotos',
        'controles',
        'Quantos vêm no kit. Em branco, o site diz só que estão inclusos.',
        [1, 10],
      ),
    ),
  },
};
