import type { OfferedGateKind } from '../../business/gate-kinds.ts';
import { KIND_HEIGHT, KIND_WIDTH, kindPicture } from '../drawings/picture-files.tsx';

interface KindPictureProps {
  readonly of: 'gate' | 'motor';
  readonly kind: OfferedGateKind;
}

/** Decorative beside the text that names it; all are one file, which comes when the visitor is near. */
export function KindPicture({ of, kind }: KindPictureProps) {
  return <img src={kindPicture(of, kind)} alt="" width={KIND_WIDTH} height={KIND_HEIGHT} loading="lazy" />;
}
