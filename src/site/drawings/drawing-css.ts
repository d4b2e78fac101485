import { MOTIONS, KEYFRAMES } from './drawing-motions.ts';

/** Steel, from light to dark: a part is drawn in these, and in amber when it is lit. */
const STEEL = '--a:#c3ccd1;--b:#8d989f;--c:#5a656d;--d:#3a434b;--e:#22282d';
const LIT = '--a:#ffc552;--b:#ffb224;--c:#f3a017;--d:#c57b06;--e:#3e2406';

/** Of a part that is seen from near: the same as where the address names the part itself. */
const near = (number: string) => `view:target+.part>.number ${number}`;

/** The same of all drawings. The number of the lit part is filled and larger, so that it is not told by colour alone, and the others step back. */
export const DRAWING_CSS =
  'svg{font:600 16px system-ui,sans-serif}' +
  `.part,.still{${STEEL}}` +
  `.part:target,:target>.part,view:target+.part{${LIT}}` +
  [...'abcde'].map((tone) => `.${tone}{fill:var(--${tone})}.s${tone}{stroke:var(--${tone})}`).join('') +
  '.number path{stroke:#8d989f}.number circle{fill:#1a1e22;stroke:#8d989f;stroke-width:1.5}' +
  '.number text{fill:#fff;text-anchor:middle;font-weight:700;letter-spacing:-.5px}' +
  `:target>.number path,:target>.part>.number path,${near('path')}{stroke:#ffb224;stroke-width:2}` +
  `:target>.number circle,:target>.part>.number circle,${near('circle')}{fill:#ffb224;stroke:#ffb224;stroke-width:5}` +
  `:target>.number text,:target>.part>.number text,${near('text')}{fill:#121518}` +
  'svg:has(:target) .number{opacity:.8}' +
  'svg :target>.number,:target>.part>.number,view:target+.part>.number{opacity:1}' +
  '.said{fill:#d5dbdf;font-weight:500}.only-moving{opacity:0}.turns{transform-box:fill-box;transform-origin:center}' +
  MOTIONS +
  KEYFRAMES;

/** What is cut out has no legend, and no words that are cut: a pin without a number points at the lit part. */
export const NEAR_CSS =
  '.number,.said,.number text{display:none}view:target+.part>.number{display:inline}.number circle{r:5px}';
