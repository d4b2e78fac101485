import { Toast } from '@base-ui/react/toast';

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** Read by `components/notices.tsx`; a manager outside React, so that a notice outlives the screen that gave it. */
export const noticeManager = Toast.createToastManager();

const UNDO_MS = 12_000;
const FAILURE_MS = 10_000;

/** Without those that can be undone, which stand their time. */
const shown = new Set<string>();

/** What is begun, or went well, makes what was said before it stale. */
export function clearNotices(): void {
  for (const id of shown) noticeManager.close(id);
}

export function notify(title: string, detail?: string, action?: NoticeAction): void {
  clearNotices();
  const id = noticeManager.add({
    // The same notice again takes the place of the one before; one that can be undone stands alone.
    ...(!action && { id: title, onRemove: () => shown.delete(title) }),
    title,
    description: detail,
    ...(action && {
      timeout: UNDO_MS,
      actionProps: {
        children: action.label,
        onClick: () => {
          noticeManager.close(id);
          action.run();
        },
      },
    }),
  });
  if (!action) shown.add(title);
}

export function notifyFailure(title: string, detail: string): void {
  shown.add(title);
  noticeManager.add({
    id: title,
    title,
    description: detail,
    type: 'failure',
    timeout: FAILURE_MS,
    onRemove: () => shown.delete(title),
  });
}
