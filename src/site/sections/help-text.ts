import type { Part } from '../../business/gate-parts.ts';
import type { Entry, Family } from '../../content/library/entry.ts';
import { sharedTexts } from '../../content/library/shared-texts.ts';

/** Of what is asked about other makers, the repair alone; who compares or buys has nothing to film. */
const REPAIR_OF_OTHERS = 'outra-marca-conserto';
/** Nothing is seen of a right, of a payment or of how people live together. */
const OF_WORDS: ReadonlySet<Family> = new Set<Family>(['law', 'payment', 'building']);
const ON_THE_LABEL: ReadonlySet<Part> = new Set<Part>([
  'motor',
  'board',
  'gear',
  'capacitor',
  'limit-switch',
  'force',
  'battery',
]);
const OF_REMOTES: ReadonlySet<Part> = new Set<Part>(['remote', 'receiver', 'antenna', 'record-button']);

/** What to send and what comes of it: the photo that says most of what the page is about; undefined for a gate with a fault. */
export function helpText(entry: Pick<Entry, 'id' | 'family' | 'kit' | 'parts'> | null): string | undefined {
  const { help } = sharedTexts;
  if (entry === null || entry.family === 'fault' || entry.id === REPAIR_OF_OTHERS) return undefined;
  const [part] = entry.parts;
  if (part !== undefined && OF_REMOTES.has(part)) return help.remote;
  if (OF_WORDS.has(entry.family)) return help.words;
  if (entry.kit) return help.kit;
  // Who asks how a service goes may have no motor yet.
  if (entry.family === 'service') return help.gate;
  return entry.family === 'brand' || (part !== undefined && ON_THE_LABEL.has(part)) ? help.motor : help.gate;
}
