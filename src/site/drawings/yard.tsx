/**
 * Behind the gate everything is amber: São Paulo's towers, the lit house, the car in its garage. The towers and the ground go on to the
 * left, for wide gates show more of them.
 */
export function YardShapes() {
  return (
    <>
      <circle cx="196" cy="300" r="132" fill="#FFC552" />
      <path
        id="towers"
        fill="#F3A017"
        d="M0 520V236h46v-40h58v64h30V150h20v-26h6v26h34v120h40V196h64v110h34V240h52v-56h60v70h44v-44h70v310z"
      />
      <use href="#towers" x="-640" />
      <use href="#towers" x="-1280" />
      <path fill="#D98709" d="M-1280 342H640v178h-1920z" />
      <path fill="#8F5806" d="M-1280 452H640v68h-1920z" />
      <path fill="#FFDD94" d="M402 452h132l66 68H300z" />
      <path fill="#F0C46A" d="M378 476h179l4 4H372zM348 500h232l5 5H341z" />
      <path fill="#7A4A04" d="M236 292h322v160H236zM330 214v-30h30v30z" />
      <path fill="#55330A" d="m208 296 92-82h196l92 82v10H208z" />
      <path fill="#3E2406" d="M208 300h380v6H208zM398 338h140v114H398z" />
      <path fill="#5A370A" d="M398 338h140v8H398zM398 352h140v3H398zM398 362h140v3H398z" />
      <path fill="#1C1206" d="M418 452v-34l14-30a8 8 0 0 1 7-4h58a8 8 0 0 1 7 4l14 30v34h-16v-8h-68v8z" />
      <path fill="#8F5806" d="m434 412 10-20h48l10 20z" />
      <path
        fill="#FFEFC7"
        d="M424 422h20v10h-16zM512 422h-20v10h16zM262 340h30v26h-30zM296 340h30v26h-30zM262 370h30v28h-30zM296 370h30v28h-30zM346 356h34v96h-34z"
      />
      <path fill="#C57B06" d="M350 360h26v92h-26z" />
      <path fill="#55330A" d="M146 452v-74h9v74zM598 452v-52h7v52z" />
      <circle cx="150" cy="346" r="46" fill="#8F5806" />
      <circle cx="122" cy="372" r="28" fill="#7A4A04" />
      <circle cx="602" cy="384" r="28" fill="#8F5806" />
    </>
  );
}
