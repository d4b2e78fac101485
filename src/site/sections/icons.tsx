import { mark } from '../../business/mark.ts';

/** Drawn once at the top of the page; the icons below only point at it. */
export function IconSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <symbol id="icon-phone" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinejoin="round">
        <path d="M5 3h4l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z" />
      </symbol>
      <symbol id="icon-chat" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinejoin="round">
        <path d="M3.2 20.8 4.6 16A8.8 8.8 0 1 1 8 19.4z" />
        <use href="#icon-phone" x="7" y="7" width="10" height="10" strokeWidth="4" />
      </symbol>
    </svg>
  );
}

export function Icon({ name }: { name: 'chat' | 'phone' }) {
  return (
    <svg aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

export function BrandMark() {
  return (
    <svg viewBox={mark.viewBox} aria-hidden="true">
      <path fill={mark.plate.colour} d={mark.plate.path} />
      <path fill={mark.gate.colour} d={mark.gate.path} />
    </svg>
  );
}
