import type { ReactNode } from 'react';
import type { SitePage } from '../site-page.ts';
import { Notice } from '../sections/notice.tsx';
import { WhatsappButton } from '../sections/whatsapp-button.tsx';
import { WayHome } from './way-home.tsx';

interface NoticePageInput {
  readonly title: string;
  readonly description: string;
  readonly code: number;
  /** What happened, under its heading. */
  readonly said: ReactNode;
  readonly wayHome?: ReactNode;
  /** How the drawn gate stands; closed by default. */
  readonly gate?: 'closed' | 'stuck';
  /** What happened, as the visitor tells it in the chat. */
  readonly chatMessage: string;
}

/** Stands where a page is not: it has no address of its own and is nothing for search engines. */
export function noticePage({
  title,
  description,
  code,
  said,
  gate = 'closed',
  chatMessage,
  wayHome = <WayHome>Voltar para o início</WayHome>,
}: NoticePageInput): SitePage {
  return {
    head: { title, description, canonicalPath: null, indexable: false },
    styles: ['site', 'gate', 'article', 'listing'],
    chatMessage,
    body: (
      <Notice code={code} gate={gate}>
        {said}
        <div className="actions">
          {wayHome}
          <WhatsappButton />
        </div>
      </Notice>
    ),
  };
}
