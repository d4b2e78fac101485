/** The company's mark, a gate ajar, on a square of 44 units: the plate and what is drawn on it. */
export const mark = {
  viewBox: '0 0 44 44',
  plate: { colour: '#FFB224', path: 'M0 4a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z' },
  gate: {
    colour: '#121518',
    path: 'M0 35h44v3H0zM5 9h22v4H5zm0 18h22v6H5zM5 9h3v20H5zm4.7 0h3v20h-3zm4.7 0h3v20h-3zm4.7 0h3v20h-3zM24 9h3v20h-3zM35 6h4v29h-4z',
  },
} as const;

/** The mark as a file of its own, for the browser's tab and the search engine's list. */
export const markSvg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">` +
  [mark.plate, mark.gate].map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`).join('') +
  '</svg>';
