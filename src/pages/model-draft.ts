import type { WrittenPage } from '../generator/written/written-page.ts';
import type { OutsideWriter, PageParameters } from './outside-writer.ts';

export function notWritten(reason: string): string {
  return `A inteligência artificial ${reason}. O texto é o do próprio gerador.`;
}

export interface ModelDraft {
  /** Null where the model wrote nothing that can be used. */
  readonly written: WrittenPage | null;
  /** Why it did not, in Portuguese; null where it did, or was not asked. */
  readonly failure: string | null;
}

/** What the model writes for a draft, asked twice at most and no longer than an administrator waits, or why it does not. */
export async function askForDraft(outsideWriter: OutsideWriter | null, asked: PageParameters): Promise<ModelDraft> {
  const task = outsideWriter?.taskFor(asked) ?? null;
  if (outsideWriter === null || task === null) return { written: null, failure: null };
  const signal = AbortSignal.timeout(outsideWriter.timeoutMs);
  try {
    const first = await outsideWriter.write(task, signal);
    const reply = first.kind === 'refused' ? await outsideWriter.write(first.again, signal) : first;
    return reply.kind === 'page'
      ? { written: reply.page, failure: null }
      : { written: null, failure: notWritten(reply.reason) };
  } catch (error) {
    if (!signal.aborted) throw error;
    return { written: null, failure: notWritten('demorou demais') };
  }
}
