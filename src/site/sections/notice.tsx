import type { ReactNode } from 'react';
import { addresses } from '../../business/addresses.ts';
import { PlaceForm } from './place-form.tsx';
import { LinkList } from './link-list.tsx';

interface NoticeProps {
  /** The status of the answer. */
  readonly code: number;
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/** A page that says that there is nothing here, and the ways on. */
export function Notice({ code, picture, children }: NoticeProps) {
  return (
    <section className="wrap notice">
      <p className="notice-code">{code}</p>
      {children}
      {picture}
      <PlaceForm />
      <h2>Por onde continuar</h2>
      <LinkList
        links={[
          { label: 'Guia completo de motores de portão', address: addresses.guide },
          { label: 'Dúvidas frequentes', address: addresses.faq },
          { label: 'Postagens por bairro', address: addresses.posts },
          { label: 'Mapa do site', address: addresses.sitemap },
        ]}
      />
    </section>
  );
}
