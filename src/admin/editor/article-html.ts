import { articleParts } from '../../text/article-parts.ts';
import { linkAddress } from '../../text/link-address.ts';

function read(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Whether two articles are the same to a browser, however they are written down. */
export function isSameArticle(one: string, other: string): boolean {
  return one === other || read(one).innerHTML === read(other).innerHTML;
}

/**
 * What the editor holds, as the server keeps it: without the paragraph that the editor puts into every item of a list, without parts that
 * hold no text, and with the https that a pasted link lacks.
 */
export function tidyHtml(html: string): string {
  const body = read(html);
  for (const item of body.querySelectorAll('li')) {
    const [only] = item.children;
    if (item.childNodes.length === 1 && only?.tagName === 'P') only.replaceWith(...only.childNodes);
  }
  for (const part of articleParts) {
    for (const element of body.querySelectorAll(part)) if (element.textContent.trim() === '') element.remove();
  }
  for (const link of body.querySelectorAll('a')) {
    const address = linkAddress(link.getAttribute('href') ?? '');
    if (address === null) link.removeAttribute('href');
    else link.setAttribute('href', address);
  }
  return body.innerHTML;
}
