/** What the label of any motor says, in the order of its lines; the values are bars. */
const LINES = [
  ['Modelo', 150],
  ['Tensão', 84],
  ['Potência', 104],
  ['Nº de série', 126],
] as const;

/** The side of a motor with its label, 560 × 300: amber is the frame of the photo that one takes of it. */
export function MotorLabelShapes() {
  return (
    <>
      <path fill="#1a1e22" d="M0 0h560v300H0z" />
      <path fill="#252b30" d="M0 262h560v38H0z" />
      <path fill="#3a434b" d="M64 262V44a20 20 0 0 1 20-20h392a20 20 0 0 1 20 20v218z" />
      <path fill="#353d44" d="M64 222h432v40H64z" />
      <path fill="#22282d" d="M88 236h56v12H88zM156 236h56v12h-56zM348 236h56v12h-56zM416 236h56v12h-56z" />
      <path fill="#d5dbdf" d="M136 56h288a6 6 0 0 1 6 6v132a6 6 0 0 1-6 6H136a6 6 0 0 1-6-6V62a6 6 0 0 1 6-6z" />
      <g fill="#5a656d">
        {[146, 414].flatMap((x) => [70, 186].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />))}
      </g>
      <g fontFamily="system-ui,sans-serif" fontSize="17" fill="#353d44">
        {LINES.map(([name, width], at) => (
          <g key={name}>
            <text x="164" y={94 + at * 28}>
              {name}
            </text>
            <path fill="#8d989f" d={`M262 ${82 + at * 28}h${width}v12H262z`} />
          </g>
        ))}
      </g>
      <path
        fill="none"
        stroke="#ffb224"
        strokeWidth="6"
        d="M110 76V36h40M410 36h40v40M450 180v40h-40M150 220h-40v-40"
      />
    </>
  );
}
