import { Toast } from '@base-ui/react/toast';

export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** Read by `components/notices.tsx`; a manager outside React, so that a notice outlives the screen that gave it. */
export const noticeManager = Toast.createToastManager();

const UNDO_MS = 12_000;
const FAILURE_MS = 10_000;

const shownFailures = new Set<string>();

/** What went well makes the complaints before it stale. */
export function tell(title: string, detail?: string, action?: NoticeAction): void {
  for (const failure of shownFailures) noticeManager.close(failure);
  const id = noticeManager.add({
    // The same notice again takes the place of the one before; one that can be undone stands alone.
    ...(!action && { id: title }),
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
}

export function tellFailure(title: string, detail: string): void {
  shownFailures.add(title);
  noticeManager.add({
    id: title,
    title,
    description: detail,
    type: 'failure',
    timeout: FAILURE_MS,
    onRemove: () => shownFailures.delete(title),
  });
}
