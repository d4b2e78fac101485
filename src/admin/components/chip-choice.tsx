import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { matchesWords } from '../choice-search.ts';
import type { ChoiceGroup } from '../choice-groups.ts';
import type { Choice } from '../understanding-labels.ts';

export interface ChipChoiceProps {
  /** 'Assunto' */
  readonly name: string;
  /** What stands in the chip: 'Portão não fecha'. */
  readonly words: string;
  /** What holds now; null where nothing was settled, so that even the first guess can be chosen. */
  readonly value: string | null;
  readonly groups: readonly ChoiceGroup[];
  /** What stands in the empty search box. */
  readonly hint: string;
  readonly onChoose: (value: string) => void;
}

/** A chip that opens the choice of something else, to be searched by typing. */
export default function ChipChoice({ name, words, value, groups, hint, onChoose }: ChipChoiceProps) {
  const chosen =
    value === null
      ? null
      : (groups.flatMap(({ items }) => items).find((item) => item.value === value) ?? { value, label: words });
  return (
    <Combobox.Root<Choice>
      items={groups}
      value={chosen}
      isItemEqualToValue={(item, other) => item.value === other.value}
      filter={(item: Choice, typed) => matchesWords(item.label, typed)}
      autoHighlight
      onValueChange={(next, { reason }) => {
        // A letter typed on the closed chip chooses nothing.
        if (next !== null && reason === 'item-press') onChoose(next.value);
      }}
    >
      <Combobox.Trigger className="chip" aria-label={`${name}: ${words}. Mudar`}>
        <span className="chip-name">{name}</span>
        <span className="chip-value">{words}</span>
        <ChevronDown aria-hidden="true" size={16} />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner className="choice-place" align="start" sideOffset={6} collisionPadding={12}>
          <Combobox.Popup className="choice" aria-label={`${name}: escolher`}>
            <Combobox.Input className="field" placeholder={hint} aria-label={hint} />
            <Combobox.Empty className="choice-empty">Nada com essas palavras.</Combobox.Empty>
            <Combobox.List className="choice-list">
              {(group: ChoiceGroup) => (
                <Combobox.Group key={group.name} items={group.items}>
                  <Combobox.GroupLabel className="choice-group">{group.name}</Combobox.GroupLabel>
                  <Combobox.Collection>
                    {(item: Choice) => (
                      <Combobox.Item key={item.value} value={item} className="choice-item">
                        {item.label}
                        <Combobox.ItemIndicator>
                          <Check aria-hidden="true" size={16} />
                        </Combobox.ItemIndicator>
                      </Combobox.Item>
                    )}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
