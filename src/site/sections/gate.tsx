import { YardShapes } from '../drawings/yard.tsx';

/** The shapes of the drawn gates, once a page; each gate points at them. */
export function GateSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <g id="yard">
        <YardShapes />
      </g>
      <symbol id="motor" viewBox="0 0 62 74">
        <path d="M4 74V30a6 6 0 0 1 6-6h24v50z" fill="#121518" />
        <path d="M10 24V12a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v12" fill="#252B30" />
        <path d="M10 34h14M10 40h14" stroke="#66727B" strokeWidth="2" />
        <circle cx="13" cy="52" r="2.5" fill="#FFB224" />
        <path d="M2 72h54v2H2z" fill="#121518" />
      </symbol>
      <symbol id="pinion" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="7" fill="none" stroke="#8D989F" strokeWidth="6" />
        <circle cx="12" cy="12" r="11" fill="none" stroke="#8D989F" strokeWidth="2.5" strokeDasharray="2.88 2.88" />
      </symbol>
    </svg>
  );
}

/** The pinion is an element of its own, because it turns. */
export function Motor() {
  return (
    <svg className="motor" viewBox="0 0 62 74">
      <use href="#motor" />
      <use className="pinion" href="#pinion" x="34" y="46" width="24" height="24" />
    </svg>
  );
}

/** The leaf on its rail, stopping at the pillar with the signal lamp. */
export function Leaf() {
  return (
    <>
      <i className="leaf" />
      <i className="rail" />
      <i className="pillar">
        <i className="lamp" />
      </i>
    </>
  );
}

/** A whole gate, low and wide. Decorative: what it shows stands as text beside it. */
export function Gate() {
  return (
    <div className="gate" aria-hidden="true">
      <svg className="yard low-yard" viewBox="0 200 640 270">
        <use href="#yard" />
      </svg>
      <Motor />
      <Leaf />
    </div>
  );
}
