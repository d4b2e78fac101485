/** A receiver on the wall, 240 × 180: its lamp, its button, lit, which a finger presses from outside, and the cable to the motor. */
export function ReceiverBoxShapes() {
  return (
    <>
      <path fill="#2b3238" d="M0 0h240v180H0z" />
      <path
        stroke="#353d44"
        strokeWidth="2"
        d="M0 45h240M0 90h240M0 135h240M60 0v45M180 0v45M120 45v45M60 90v45M180 90v45M120 135v45"
      />
      <path fill="none" stroke="#8d989f" strokeWidth="5" d="M84 132v24a10 10 0 0 1-10 10H0" />
      <path fill="none" stroke="#aeb8bf" strokeWidth="3" d="M132 34V8" />
      <path fill="#c3ccd1" d="M60 40a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v88a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6z" />
      <path fill="#8d989f" d="M68 42h72v84H68z" />
      <circle cx="84" cy="60" r="6" fill="#ffefc7" />
      <path fill="none" stroke="#ffefc7" strokeWidth="2.5" d="M84 46v-4M72 52l-4-3M96 52l4-3" />
      <circle cx="108" cy="96" r="14" fill="#3e2406" />
      <circle cx="108" cy="96" r="10" fill="#ffb224" />
      <path fill="none" stroke="#ffb224" strokeWidth="3" d="M196 96h-68m9-8-9 8 9 8" />
    </>
  );
}
