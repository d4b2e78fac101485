const LINES = 'h2, h3, h4, p, li, dt, dd, caption, tr, summary, blockquote';

/** The words of an article as lines, one for each of its parts, with the addresses of its links; formatting is left out. */
export function articleLines(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href') ?? ''})`);
  for (const cell of body.querySelectorAll('td:not(:first-child), th:not(:first-child)')) cell.prepend(' | ');
  for (const end of body.querySelectorAll('br')) end.replaceWith('\n');
  for (const part of body.querySelectorAll(LINES)) part.append('\n');
  return body.textContent
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n[\s]*/g, '\n')
    .trim();
}
