import type { ListedAdministrator } from '../auth/administrators-list.ts';

/** Whether nobody else could enter without this one: the server refuses to suspend or remove it, and the screen does not offer it. */
export function isLastAdministrator(
  id: string,
  all: readonly Pick<ListedAdministrator, 'id' | 'suspended' | 'methods'>[],
): boolean {
  return !all.some((other) => other.id !== id && !other.suspended && (other.methods.password || other.methods.google));
}
