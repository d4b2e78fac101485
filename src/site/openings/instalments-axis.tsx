import { instalmentsText } from '../../business/model-texts.ts';
import { formatReais } from '../../text/money.ts';
import { useSite } from '../site-context.ts';
import { Axis } from './axis.tsx';

/** What each kit costs a month: its price in reais on one scale, cut into its instalments. */
export function InstalmentsAxis() {
  const { facts } = useSite();
  const rows = facts.models.map(({ name, price }) => ({
    name: `Kit ${name}, ${formatReais(price)} em`,
    value: instalmentsText(facts, price),
    range: [0, price] as const,
    parts: facts.maxInstalments,
    isAsked: true,
  }));
  return <Axis id="parcelas" title="No cartão, instalado" rows={rows} />;
}
