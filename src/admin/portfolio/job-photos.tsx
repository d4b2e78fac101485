import { Camera, Images, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { PhotoRole, PortfolioJob, PortfolioPhoto } from '../../portfolio/contracts.ts';
import { messageOf } from '../api-failure.ts';
import { notifyFailure } from '../notices.ts';
import type { PhotoQueue } from './photo-queue.ts';
import type { RefusedPhoto } from './photo-sender.ts';
import { describePhoto, photoAddress, removePhoto } from './portfolio-calls.ts';

const ROLES: readonly { readonly role: PhotoRole; readonly label: string }[] = [
  { role: 'before', label: 'Antes' },
  { role: 'after', label: 'Depois' },
];

interface PickProps {
  readonly label: string;
  readonly isCamera?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** The camera opens at once; the gallery gives several. */
function Pick({ label, isCamera = false, onPick }: PickProps) {
  const Sign = isCamera ? Camera : Images;
  return (
    <label className="button job-pick">
      <Sign aria-hidden="true" size={18} />
      {label}
      <input
        type="file"
        accept="image/*"
        className="sr-only"
        {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}

interface PhotoProps {
  readonly jobId: string;
  readonly photo: PortfolioPhoto;
  readonly show: (job: PortfolioJob) => void;
}

function PhotoLine({ jobId, photo, show }: PhotoProps) {
  const [alt, setAlt] = useState(photo.alt);
  const act = (run: () => Promise<PortfolioJob>) =>
    void run()
      .then(show)
      .catch((failure: unknown) =>
        notifyFailure('A foto não mudou', messageOf(failure, 'Tente de novo em instantes.')),
      );
  const named = photo.role === 'before' ? 'antes' : 'depois';
  return (
    <li className="job-photo">
      <img src={photoAddress(photo.hash)} alt={photo.alt} width={photo.width} height={photo.height} />
      <div>
        <label htmlFor={photo.id}>{`O que a foto mostra (${named})`}</label>
        <input
          id={photo.id}
          className="field"
          value={alt}
          maxLength={160}
          onChange={({ target }) => setAlt(target.value)}
          onBlur={() => alt !== photo.alt && act(() => describePhoto(jobId, photo.id, { alt, role: photo.role }))}
        />
        <button type="button" className="button danger" onClick={() => act(() => removePhoto(jobId, photo.id))}>
          Excluir foto
        </button>
      </div>
    </li>
  );
}

interface JobPhotosProps {
  readonly jobId: string;
  readonly photos: readonly PortfolioPhoto[];
  readonly queue: PhotoQueue;
  readonly show: (job: PortfolioJob) => void;
}

function Waiting({ queue: { waiting, isOffline, isStuck, isKept } }: Pick<JobPhotosProps, 'queue'>) {
  if (waiting.length === 0) return null;
  const count = waiting.length === 1 ? '1 foto' : `${waiting.length} fotos`;
  if (!isOffline) return `Enviando ${count}…`;
  const isOne = waiting.length === 1;
  if (isStuck) return `${count} à espera do serviço, que ainda não foi salvo.`;
  return isKept
    ? `${count} esperando conexão, ${isOne ? 'guardada' : 'guardadas'} neste aparelho. ${isOne ? 'Ela vai sozinha' : 'Elas vão sozinhas'} quando a conexão voltar, ou quando você abrir o painel de novo.`
    : `${count} esperando conexão. Mantenha esta tela aberta: o envio continua sozinho.`;
}

function Refused({ refused, queue }: Pick<JobPhotosProps, 'queue'> & { readonly refused: RefusedPhoto }) {
  const { photo, message, isHeld } = refused;
  return (
    <div>
      <p className="form-failure" role="alert">
        <TriangleAlert aria-hidden="true" size={20} />
        {isHeld ? `${message} “${photo.file.name}” continua guardada neste aparelho.` : message}
      </p>
      {isHeld && (
        <>
          <button type="button" className="button" onClick={() => queue.sender.retry(photo)}>
            Enviar de novo
          </button>
          <button type="button" className="button danger" onClick={() => queue.sender.discard(photo)}>
            Descartar foto
          </button>
        </>
      )}
    </div>
  );
}

/** Photos from before and after the work. */
export function JobPhotos({ jobId, photos, queue, show }: JobPhotosProps) {
  return (
    <section className="surface pad job-photos" aria-labelledby="fotos">
      <h2 id="fotos">Fotos</h2>
      {ROLES.map(({ role, label }) => (
        <div key={role} role="group" aria-label={label} className="job-picks">
          <h3>{label}</h3>
          <Pick label="Câmera" isCamera onPick={(files) => queue.add(files, role)} />
          <Pick label="Galeria" onPick={(files) => queue.add(files, role)} />
        </div>
      ))}
      <p role="status" className="job-hint">
        <Waiting queue={queue} />
      </p>
      {queue.refused.map((refused) => (
        <Refused key={refused.photo.id} refused={refused} queue={queue} />
      ))}
      <ul>
        {photos.map((photo) => (
          <PhotoLine key={photo.id} jobId={jobId} photo={photo} show={show} />
        ))}
      </ul>
    </section>
  );
}
