import { CommandError } from './manifest.ts';

/** With this code the command ends that made a whole copy and could not send it. */
export const NOT_SENT_EXIT_CODE = 3;

/** The copy is made and stays; only the sending has to be tried again. */
export class CopyNotSent extends CommandError {}
