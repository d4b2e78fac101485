import { useEffect, useRef } from 'react';
import styles from './page-preview.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/**
 * Shows the HTML as the page will, apart from the panel's own styles. The server has sanitised it; the browser's sanitiser, where
 * there is one, and the panel's Content-Security-Policy stand behind that, so that nothing in it runs.
 */
export function PagePreview({ html, title }: { readonly html: string; readonly title: string }) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const page = document.createElement('div');
    page.className = 'page';
    setSafely(page, html);
    // A link followed inside the preview must not take the unsaved draft away.
    for (const link of page.querySelectorAll('a')) {
      link.target = '_blank';
      link.rel = 'noopener';
    }
    root.replaceChildren(page);
  }, [html]);

  return <div ref={host} className="page-preview" tabIndex={0} role="region" aria-label={title} />;
}

function setSafely(element: HTMLElement & { setHTML?: (html: string) => void }, html: string): void {
  if (element.setHTML) element.setHTML(html);
  else element.innerHTML = html;
}
