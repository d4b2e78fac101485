import type { ReactNode } from 'react';
import { chatText } from '../../business/chat-texts.ts';
import type { Facts, Model } from '../../business/facts.ts';
import { kilogramsText, metresText, secondsText } from '../../business/measure-texts.ts';
import { formatReais, instalment } from '../../text/money.ts';
import { chatNumber, whatsappLink } from '../../business/whatsapp-link.ts';
import { useSite } from '../site-context.ts';
import { WhatsappButton } from './whatsapp-button.tsx';

interface Row {
  readonly name: string;
  readonly of: (model: Model) => ReactNode;
}

function rowsOf({ maxInstalments }: Facts): readonly Row[] {
  return [
    { name: 'Abre em', of: ({ openingSeconds }) => `${openingSeconds} s` },
    { name: 'Deslizante, até', of: ({ maxGateKg }) => kilogramsText(maxGateKg) },
    { name: 'Controles', of: ({ remotes }) => remotes ?? 'inclusos' },
    { name: 'Instalado', of: ({ price }) => <b>{formatReais(price)}</b> },
    {
      name: `Em ${maxInstalments}x sem juros`,
      of: ({ price }) => formatReais(instalment(price, maxInstalments)),
    },
  ];
}

/** What limits a leaf that does not roll is its size, the same for every kit. */
function LeafRows({ columns }: { readonly columns: number }) {
  const { tilting, swinging } = useSite().facts.leafLimits;
  return (
    <>
      <tr>
        <th scope="row">Basculante, até</th>
        <td colSpan={columns}>
          folha de {metresText(tilting.widthMetres)} × {metresText(tilting.heightMetres)}
        </td>
      </tr>
      <tr>
        <th scope="row">De abrir, até</th>
        <td colSpan={columns}>{metresText(swinging.widthMetres)} por folha</td>
      </tr>
    </>
  );
}

function quoteOf({ name, openingSeconds, price }: Model): string {
  return chatText(`Quero um orçamento do motor ${name}, de ${secondsText(openingSeconds)} (${formatReais(price)}).`);
}

/**
 * All that tells the kits apart, as text: the law wants prices legible beside their picture (Lei 10.962/2004, art. 2). A column for each
 * model; where more than three make it wider than a phone it scrolls by itself.
 */
export function ModelComparison() {
  const { facts, texts } = useSite();
  const { models } = facts;
  return (
    <section className="section prices on-paper" aria-labelledby="precos">
      <div className="wrap">
        <h2 id="precos">Tabela de preços</h2>
        <div className="table-scroll" tabIndex={0} role="region" aria-label="Comparação dos motores">
          <table>
            <thead>
              <tr>
                <th scope="col">Motor</th>
                {models.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowsOf(facts).map(({ name, of }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {models.map((model) => (
                    <td key={model.id}>{of(model)}</td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">No WhatsApp</th>
                {models.map((model) => (
                  <td key={model.id}>
                    <a href={whatsappLink(chatNumber(facts.company), quoteOf(model))} target="_blank" rel="noopener">
                      Quero o {model.name}
                    </a>
                  </td>
                ))}
              </tr>
              <LeafRows columns={models.length} />
            </tbody>
          </table>
        </div>
        <p>Instalação e frete inclusos na Grande São Paulo; {texts.instantDiscount}.</p>
        <WhatsappButton label="Pedir orçamento" message={chatText('Vi a tabela de preços e quero um orçamento.')} />
      </div>
    </section>
  );
}
