import { Leaf, Motor } from './gate.tsx';

/** The gate of the fastest motor: it opens once, in that motor's real time. Needs `GateSprite` on the page. */
export function HeroScene() {
  return (
    <div className="stage" aria-hidden="true">
      <div className="scene gate">
        <svg className="yard" viewBox="0 0 640 520" preserveAspectRatio="xMaxYMax slice">
          <use href="#yard" />
        </svg>
        <Motor />
        <Leaf />
        <span className="clock" />
      </div>
    </div>
  );
}
