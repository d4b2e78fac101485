import { useEffect, useState } from 'react';
import type { PhotoRole } from '../../portfolio/contracts.ts';
import type { JobDraft } from './job-draft.ts';
import { NONE_UNDER_WAY, PhotoSender } from './photo-sender.ts';
import { useSentWhenOnline } from './sent-when-online.ts';
import type { OwnJob } from './waiting-mark.ts';

/** The photos of a job that are on their way to the server. */
export function usePhotoQueue(own: OwnJob, draft: JobDraft, suggestedAlt: (role: PhotoRole) => string) {
  const [shown, setShown] = useState(NONE_UNDER_WAY);
  const [sender] = useState(() => new PhotoSender(own, draft, setShown));
  const isSaved = draft.state === 'saved';
  const isStuck = draft.state === 'gone' || typeof draft.state === 'object';
  useEffect(() => sender.resume(), [sender]);
  useEffect(() => {
    if (isSaved) void sender.send();
  }, [sender, isSaved]);
  useSentWhenOnline(shown.isOffline && !isStuck, () => void sender.send());
  return {
    ...shown,
    sender,
    /** Whether they wait for the job to be saved, which is refused. */
    isStuck,
    add(files: readonly File[], role: PhotoRole) {
      const alt = suggestedAlt(role);
      sender.add(files.map((file) => ({ id: crypto.randomUUID(), file, role, alt })));
    },
  };
}

export type PhotoQueue = ReturnType<typeof usePhotoQueue>;
