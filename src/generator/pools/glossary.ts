import { capitalise } from '../../text/portuguese.ts';
import type { Pool } from '../page-context.ts';
import { type TermId, terms } from '../terms.ts';
import { battery, button, intercom, light, lock, photocell, remote } from './glossary/accessories.ts';
import { grease, service } from './glossary/care.ts';
import { capacitor, encoder, limitSwitch, pinion, rack, release, spindle } from './glossary/drive.ts';
import { antiCrush, autoClose, board, fuse, inverter, receiver, rollingCode, surgeProtector } from './glossary/electronics.ts';
import type { GlossaryEntry } from './glossary/glossary-entry.ts';
import { cable, counterweight, roller, stop } from './glossary/leaf.ts';
import { articulated, motor, sliding, swing, tilting } from './glossary/motors.ts';

export const glossary: Readonly<Record<TermId, GlossaryEntry>> = {
  photocell,
  rack,
  board,
  remote,
  battery,
  lock,
  limitSwitch,
  fuse,
  capacitor,
  counterweight,
  cable,
  roller,
  pinion,
  spindle,
  release,
  rollingCode,
  antiCrush,
  autoClose,
  inverter,
  encoder,
  surgeProtector,
  light,
  receiver,
  button,
  intercom,
  stop,
  grease,
  sliding,
  tilting,
  articulated,
  swing,
  service,
  motor,
};

/** Headings over what an owner should know of the thing, and over its place. */
export function glossaryHeadings(id: TermId): { readonly notes: Pool; readonly where: Pool } {
  const { the, of } = terms[id].noun;
  const named = capitalise(the);
  return {
    notes: [`${named} no dia a dia`, `O que saber a respeito ${of}`, `${named}: cuidados e limites`, 'O que um dono de portão precisa saber'],
    where: [`Onde fica ${the}`, `O lugar ${of}`, `${named}: posição e cuidado`],
  };
}
