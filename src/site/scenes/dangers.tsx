import { BreakerShapes } from '../drawings/breaker.tsx';
import { wheelPath } from '../drawings/metal.tsx';
import { Forbidden, KeepOut, Person, RemoteControl } from './people.tsx';

const Night = () => <path fill="#1a1e22" d="M0 0h400v300H0z" />;

const BOLT = 'l-14 26h11l-8 24 24-32h-12l9-18z';

const HAND =
  'M-13 24v-18l-9-9c-3-3 1-8 5-6l7 5v-22c0-5 7-5 7 0v15h2v-20c0-5 7-5 7 0v20h2v-17c0-5 7-5 7 0v19h2v-11c0-5 6-5 6 0v26c0 10-6 18-14 18z';

/** The breaker of the gate down, and no press on a remote. */
export function PowerOff() {
  return (
    <>
      <Night />
      <svg x="6" y="56" width="252" height="189" viewBox="0 0 240 180">
        <BreakerShapes />
      </svg>
      <RemoteControl x={297} y={98} />
      <Forbidden x={326} y={150} radius={62} />
    </>
  );
}

export function Shock() {
  return (
    <>
      <Night />
      <path fill="#0f1214" d="M0 244h400v56H0z" />
      <path fill="#353d44" d="M0 52h34v192H0z" />
      <path fill="#ffb224" fillOpacity=".16" d="M22 44h236v208H22z" />
      <path stroke="#8d989f" strokeWidth="168" strokeDasharray="9 15" d="M42 152h186" />
      <path fill="#c3ccd1" d="M36 62h196v12H36zM36 222h196v14H36zM36 140h196v9H36z" />
      <path fill="#5a656d" d="M76 244h150c18 0 26 14 8 18H58c-20-4-6-18 18-18z" />
      <path fill="#ffb224" d={`M72 76${BOLT}M198 164${BOLT}`} />
      <g transform="translate(140 146)">
        <path fill="#22282d" stroke="#c3ccd1" strokeWidth="3" d={HAND} />
      </g>
      <Forbidden x={138} y={144} radius={46} />
      <path fill="none" stroke="#ffb224" strokeWidth="3" strokeDasharray="7 6" d="M272 216h64" />
      <Person x={356} y={244} />
    </>
  );
}

/** From inside: the leaf a step before the pillar, the pinion under its rack. */
export function Crush() {
  return (
    <>
      <Night />
      <path fill="#0f1214" d="M0 244h400v56H0z" />
      <path fill="#4a545c" d="M0 244h400v3H0z" />
      <path fill="#353d44" d="M340 40h60v204h-60z" />
      <path stroke="#5a656d" strokeWidth="116" strokeDasharray="10 14" d="M0 122h262" />
      <path fill="#8d989f" d="M0 52h278v12H0zM266 52h12v184h-12zM0 180h278v12H0z" />
      <path fill="#3a434b" d="M0 192h266v40H0z" />
      <KeepOut x={280} y={52} width={58} height={190} />
      <path stroke="#c3ccd1" strokeWidth="9" strokeDasharray="9 5" d="M0 232h262" />
      <path fill="#5a656d" d="M62 250a8 8 0 0 1 8-8h76v52H62z" />
      <path fill="#ffb224" d={wheelPath(112, 250, 12, 22, 15)} />
      <circle cx="112" cy="250" r="6" fill="#3e2406" />
      <circle cx="112" cy="240" r="38" fill="none" stroke="#ffb224" strokeWidth="4" strokeDasharray="7 6" />
      <path fill="none" stroke="#ffb224" strokeWidth="5" d="M196 122h56m-14-12 16 12-16 12" />
    </>
  );
}

/** The motor burns: out to the street, and no water. */
export function Fire() {
  return (
    <>
      <Night />
      <path fill="#0f1214" d="M0 244h400v56H0z" />
      <path fill="#3a434b" d="M48 244v-66a10 10 0 0 1 10-10h80a10 10 0 0 1 10 10v66z" />
      <path fill="#22282d" d="M62 214h34v8H62zM62 228h34v8H62z" />
      <path fill="#ffb224" d="M66 168c-8-34 20-40 16-78 24 16 28 38 24 52 8-4 10-14 8-24 18 18 22 36 16 50z" />
      <path fill="#ffefc7" d="M84 168c-4-18 10-22 8-42 14 12 18 28 12 42z" />
      <path fill="#8d989f" d="M222 92c18 24 28 38 28 54a28 28 0 0 1-56 0c0-16 10-30 28-54z" />
      <Forbidden x={222} y={134} radius={56} />
      <Person x={322} y={244} />
      <path fill="none" stroke="#ffb224" strokeWidth="5" d="M342 208h40m-14-12 16 12-16 12" />
      <text
        x="386"
        y="282"
        textAnchor="end"
        fontFamily="system-ui,sans-serif"
        fontSize="16"
        fontWeight="600"
        fill="#d5dbdf"
      >
        rua
      </text>
    </>
  );
}
