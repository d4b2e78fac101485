import type { ListedAdministrator } from '../auth/administrators-list.ts';

/** Whether no owner could enter without this one: the server refuses to suspend, remove or demote it, and the screen does not offer it. */
export function isLastAdministrator(
  id: string,
  all: readonly Pick<ListedAdministrator, 'id' | 'role' | 'suspended' | 'methods'>[],
): boolean {
  return !all.some(
    (other) =>
      other.id !== id && other.role === 'owner' && !other.suspended && (other.methods.password || other.methods.google),
  );
}
