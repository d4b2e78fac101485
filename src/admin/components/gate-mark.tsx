/** The company's mark: a gate ajar. */
export function GateMark() {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true" className="gate-mark">
      <path fill="#FFB224" d="M0 4a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" />
      <path
        fill="#121518"
        d="M0 35h44v3H0zM5 9h22v4H5zm0 18h22v6H5zM5 9h3v20H5zm4.7 0h3v20h-3zm4.7 0h3v20h-3zm4.7 0h3v20h-3zM24 9h3v20h-3zM35 6h4v29h-4z"
      />
    </svg>
  );
}
