/** The kit taken apart; its numbers are those of the list beside it. */
export function KitDrawing() {
  return (
    <svg
      className="drawing"
      viewBox="0 0 580 470"
      role="img"
      aria-label="Desenho do kit: motor, central, pinhão sobre a cremalheira, controles, base e suporte"
      fill="none"
      stroke="#121518"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path fill="#252B30" d="M120 128V62a18 18 0 0 1 18-18h116a18 18 0 0 1 18 18v66z" />
      <path stroke="#66727B" d="M144 76h104M144 88h104M144 100h104" />
      <path fill="#FFB224" stroke="none" d="M120 118h152v10H120z" />
      <path fill="#fff" d="M112 330V176a8 8 0 0 1 8-8h152a8 8 0 0 1 8 8v154z" />
      <path d="M112 300h168" />
      <path fill="#E8EBEC" d="M128 184h58v100h-58z" />
      <path strokeWidth="58" strokeDasharray="2 14" strokeLinecap="butt" d="M157 199v68" />
      <path fill="#fff" d="M140 172h34v12h-34zM140 284h34v10h-34z" />
      <path fill="#FFDD94" d="M204 184h60v92h-60z" />
      <path fill="#121518" d="M214 194h20v14h-20zM214 218h10v10h-10zM230 218h24v6h-24zM230 230h24v6h-24z" />
      <path strokeWidth="16" strokeDasharray="2 6" strokeLinecap="butt" d="M213 256h42" />
      <path fill="#D3D8DA" d="M96 392h200v14H96z" />
      <path d="M116 424v-66M276 424v-66" />
      <circle cx="404" cy="232" r="34.5" stroke="#8D989F" strokeWidth="11" strokeDasharray="9.03 9.03" />
      <circle cx="404" cy="232" r="30" fill="#8D989F" />
      <circle cx="404" cy="232" r="17" fill="#fff" />
      <circle cx="404" cy="232" r="7" fill="#121518" />
      <path stroke="#4A545C" strokeWidth="14" strokeDasharray="9 9" strokeLinecap="butt" d="M315 279h230" />
      <path fill="#4A545C" d="M312 286h236v20H312z" />
      <path stroke="#fff" strokeWidth="8" d="M342 296h0M430 296h0M518 296h0" />
      <g id="remote">
        <path fill="#252B30" d="M352 352a14 14 0 0 1 14-14h24a14 14 0 0 1 14 14v66a26 26 0 0 1-52 0z" />
        <circle cx="378" cy="366" r="10" fill="#FFB224" />
        <circle cx="378" cy="398" r="10" fill="#66727B" />
      </g>
      <use href="#remote" x="84" y="6" />
      <path d="M128 236H62M264 230h34l22-72M404 192v-46M486 272l26-56M484 410h36" />
      <path stroke="#FFB224" strokeWidth="42" d="M46 236h0M326 142h0M404 130h0M519 200h0M537 410h0" />
      <g stroke="none" fill="#121518" className="drawing-digits">
        <text x="46" y="245">1</text>
        <text x="326" y="151">2</text>
        <text x="404" y="139">3</text>
        <text x="519" y="209">3</text>
        <text x="537" y="419">4</text>
      </g>
    </svg>
  );
}
