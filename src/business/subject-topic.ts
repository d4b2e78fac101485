import { canonicalSlug } from '../text/slug.ts';

/** A service topic that belongs to a kind of gate, a part or a symptom. */
export interface SubjectTopic {
  readonly title: string;
  /** What its reader has to say in the chat. */
  readonly says: string;
  /** Whether that names the kind of gate, so that the chat need not ask for it. */
  readonly namesGate: boolean;
}

export function topicSlug({ title }: SubjectTopic): string {
  return canonicalSlug(title);
}
