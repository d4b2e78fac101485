import { Combobox } from '@base-ui/react/combobox';
import { DatabaseZap } from 'lucide-react';
import type { SlotFact } from '../../business/slot-values.ts';
import { matchesWords } from '../choice-search.ts';
import { useSlotFacts } from '../line-reading.ts';
import { type InsertFactProps, insertionTitle } from './insertion-title.ts';

/** The facts that can be put into the text, to be searched by name or by what they say: open at first, because they come when they are asked for. */
export function InsertFact({ onInsert, ...place }: InsertFactProps) {
  const title = insertionTitle(place);
  const facts = useSlotFacts();
  const offered = (facts.data?.items ?? []).filter(({ words }) => words !== '');
  return (
    <Combobox.Root<SlotFact>
      items={offered}
      value={null}
      itemToStringLabel={({ name }) => name}
      filter={({ name, words }: SlotFact, typed) => matchesWords(`${name} ${words}`, typed)}
      autoHighlight
      defaultOpen
      onValueChange={(fact, { reason }) => {
        // A letter typed on the closed button inserts nothing.
        if (fact !== null && reason === 'item-press') onInsert(fact);
      }}
    >
      <Combobox.Trigger className="tool" aria-label={title} title={title}>
        <DatabaseZap aria-hidden="true" size={18} />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner className="choice-place" align="start" sideOffset={6} collisionPadding={12}>
          {/* The focus goes to the text, behind what was inserted. */}
          <Combobox.Popup className="choice" aria-label="Inserir dado da empresa">
            <Combobox.Input className="field" placeholder="Preço, horário, telefone" aria-label="Buscar dado" />
            <Combobox.Empty className="choice-empty">
              {facts.isError ? 'Não foi possível carregar os dados.' : 'Nada com essas palavras.'}
            </Combobox.Empty>
            <Combobox.List className="choice-list">
              {(fact: SlotFact) => (
                <Combobox.Item key={fact.key} value={fact} className="choice-item">
                  <div>
                    {fact.name}
                    <br />
                    <small>{fact.words}</small>
                  </div>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
