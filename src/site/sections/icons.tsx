import { mark } from '../../business/mark.ts';

/** Drawn once at the top of the page; the icons below only point at it. */
export function IconSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <symbol id="icon-chat" viewBox="0 0 24 24">
        <path d="M3.2 20.8 4.6 16A8.8 8.8 0 1 1 8 19.4z" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
        <path
          d="M15.5 13.3v1.2a.9.9 0 0 1-1 .9 8.3 8.3 0 0 1-6.2-6.2.9.9 0 0 1 .9-1h1.2a.8.8 0 0 1 .8.7l.3 1.2a.8.8 0 0 1-.2.8l-.5.5a6.6 6.6 0 0 0 2.2 2.2l.5-.5a.8.8 0 0 1 .8-.2l1.2.3a.8.8 0 0 1 .7.8z"
          fill="currentColor"
        />
      </symbol>
      <symbol id="icon-phone" viewBox="0 0 24 24">
        <path
          d="M21 16.5v3a1.8 1.8 0 0 1-2 1.8A17.5 17.5 0 0 1 2.8 5a1.8 1.8 0 0 1 1.8-2h3a1.5 1.5 0 0 1 1.5 1.3l.7 2.7a1.5 1.5 0 0 1-.4 1.5L8 9.9a14 14 0 0 0 6.1 6.1l1.4-1.4a1.5 1.5 0 0 1 1.5-.4l2.7.7a1.5 1.5 0 0 1 1.3 1.6z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
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
