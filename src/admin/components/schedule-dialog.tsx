import { Dialog } from '@base-ui/react/dialog';
import { ScheduleForm, type ScheduleFormProps } from './schedule-form.tsx';

interface Props extends Omit<ScheduleFormProps, 'title'> {
  /** What is to be published; null closes the dialog. */
  readonly title: string | null;
}

/** Asks when a page is to be published. */
export function ScheduleDialog({ title, publishAt, onClose, onSchedule }: Props) {
  return (
    <Dialog.Root open={title !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">Agendar a publicação</Dialog.Title>
          {title !== null && (
            <ScheduleForm title={title} publishAt={publishAt} onClose={onClose} onSchedule={onSchedule} />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
