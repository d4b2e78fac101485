import { callLink } from '../../business/whatsapp-link.ts';
import { useSite } from '../site-context.ts';
import { Icon } from './icons.tsx';

/** 'Ligar', or what the caller writes; the number itself by default. */
export function CallButton({ label }: { readonly label?: string }) {
  const { facts, texts } = useSite();
  return (
    <a className="button button-outline" href={callLink(facts.company.phone)}>
      <Icon name="phone" />
      {label ?? texts.phone}
    </a>
  );
}
