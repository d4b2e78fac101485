/** The text of a chat that nobody has said anything about yet (specification, section 2). */
export const DEFAULT_CHAT_MESSAGE = 'Olá! Gostaria de receber mais informações sobre os motores.';

/** Where the chats go, as digits with country and area code. */
export function chatNumber({
  phone,
  whatsapp,
}: {
  readonly phone: string;
  readonly whatsapp?: string | undefined;
}): string {
  return whatsapp ?? phone;
}

/**
 * The documented form of a chat link: international digits, text through `encodeURIComponent` (never '+', which arrives as a plus).
 * Source: WhatsApp help centre, "How to use click to chat".
 */
export function whatsappLink(phone: string, message: string = DEFAULT_CHAT_MESSAGE): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(message)}`;
}

/** A chat whose writer chooses whom it goes to. */
export function whatsappShareLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

/** Whom a chat link writes to; '' where it is none. */
export function phoneOfWhatsappLink(link: string): string {
  return /^https:\/\/wa\.me\/(\d+)/.exec(link)?.[1] ?? '';
}

/** 'tel:+551140000000'. */
export function callLink(phone: string): string {
  return `tel:+${phone}`;
}

/** '551140000000' → '(11) 4000-0000'; mobile numbers keep their nine digits. Other countries stay '+<digits>'. */
export function formatPhone(phone: string): string {
  const brazilian = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(phone);
  return brazilian ? `(${brazilian[1]}) ${brazilian[2]}-${brazilian[3]}` : `+${phone}`;
}
