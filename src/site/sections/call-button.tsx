import { callLink } from '../../business/whatsapp-link.ts';
import { useSite } from '../site-context.ts';
import { Icon } from './icons.tsx';

interface CallButtonProps {
  /** The number itself by default. */
  readonly label?: string;
  /** Whether it is what one does first. */
  readonly isFirst?: boolean;
}

export function CallButton({ label, isFirst = false }: CallButtonProps) {
  const { facts, texts } = useSite();
  return (
    <a className={isFirst ? 'button button-call' : 'button button-outline'} href={callLink(facts.company.phone)}>
      <Icon name="phone" />
      {label ?? texts.phone}
    </a>
  );
}
