import { chatNumber, whatsappLink } from '../../business/whatsapp-link.ts';
import { useSite } from '../site-context.ts';
import { Icon } from './icons.tsx';

export const DEFAULT_LABEL = 'Chamar no WhatsApp';

interface WhatsappButtonProps {
  /** Outlined where another green one stands in the same part of the page. */
  readonly variant?: 'normal' | 'compact' | 'outline' | 'floating';
  readonly label?: string;
  /** The page's own by default. */
  readonly message?: string;
  /** Digits with country and area code; the company's own by default. */
  readonly phone?: string;
}

const CLASS_NAMES = {
  normal: 'button button-chat',
  compact: 'button button-chat button-compact',
  outline: 'button button-outline',
  floating: 'floating-chat',
};

export function WhatsappButton({ variant = 'normal', label = DEFAULT_LABEL, message, phone }: WhatsappButtonProps) {
  const { facts, chatMessage } = useSite();
  const round = variant === 'floating';
  return (
    <a
      className={CLASS_NAMES[variant]}
      href={whatsappLink(phone ?? chatNumber(facts.company), message ?? chatMessage)}
      target="_blank"
      rel="noopener"
      aria-label={round ? label : undefined}
    >
      <Icon name="chat" />
      {!round && <span>{label}</span>}
    </a>
  );
}
