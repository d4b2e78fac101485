/** The few forms of semantic HTML that a generated page is made of. All of them take HTML that is already escaped. */

export function paragraph(html: string): string {
  return `<p>${html}</p>`;
}

export function bulletList(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

export function numberedSteps(items: readonly string[]): string {
  return `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
}

/** In letters: more bold than a line of a phone or two is not found at a glance. */
const BOLD_MOST = 60;
/** Ended by a comma that sets nothing in between: behind 'e,' the clause goes on. */
const FIRST_CLAUSE = /^[^<]{12,60}?(?<! e),(?= )/;

/** What to do, in bold, and what it tells; of a long one the first clause alone is bold. */
export function boldStep(toDo: string, tells: string): string {
  const clause = toDo.length > BOLD_MOST ? FIRST_CLAUSE.exec(toDo)?.[0] : undefined;
  return clause === undefined
    ? `<strong>${toDo}</strong> ${tells}`
    : `<strong>${clause}</strong>${toDo.slice(clause.length)} ${tells}`;
}

/** The first cell of each row is its heading. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map(tableCell).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function tableCell(cell: string, column: number): string {
  return column === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`;
}

export function section(heading: string, html: string): string {
  return `<section><h2>${heading}</h2>${html}</section>`;
}

export function link(address: string, html: string): string {
  return `<a href="${address}">${html}</a>`;
}
