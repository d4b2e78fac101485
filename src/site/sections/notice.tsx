import type { ReactNode } from 'react';
import { addresses } from '../../business/addresses.ts';
import { Gate, GateSprite } from './gate.tsx';
import { LinkList } from './link-list.tsx';
import { PlaceForm } from './place-form.tsx';

interface AnswerHeadProps {
  /** How the drawn gate stands: it says what happened before a word is read. */
  readonly gate: 'open' | 'closed' | 'stuck';
  readonly children: ReactNode;
}

/** The wall with one sentence, and the gate beside it. */
export function AnswerHead({ gate, children }: AnswerHeadProps) {
  return (
    <section className={`notice notice-${gate}`}>
      <GateSprite />
      <div className="wrap">
        <div className="notice-text">{children}</div>
        <Gate />
      </div>
    </section>
  );
}

interface NoticeProps extends AnswerHeadProps {
  /** The status of the answer. */
  readonly code: number;
}

/** A page that says that there is nothing here, and the ways on. */
export function Notice({ code, gate, children }: NoticeProps) {
  return (
    <>
      <AnswerHead gate={gate}>
        <p className="notice-code">{code}</p>
        {children}
      </AnswerHead>
      <div className="wrap onward">
        <PlaceForm />
        <h2>Por onde continuar</h2>
        <LinkList
          columns={2}
          links={[
            { label: 'Guia completo de motores de portão', address: addresses.guide },
            { label: 'Dúvidas frequentes', address: addresses.faq },
            { label: 'Postagens por bairro', address: addresses.posts },
            { label: 'Mapa do site', address: addresses.sitemap },
          ]}
        />
      </div>
    </>
  );
}
