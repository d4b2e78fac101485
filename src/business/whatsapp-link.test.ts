import { expect, test } from 'vitest';
import { phoneOfWhatsappLink, whatsappLink } from './whatsapp-link.ts';

test('the phone is read from a chat link as it was written into it', () => {
  expect(phoneOfWhatsappLink(whatsappLink('551140000000', 'Olá / bom dia?'))).toBe('551140000000');
});

test.each(['', 'https://exemplo.com.br/551140000000', 'tel:+551140000000'])('"%s" is no chat link', (link) =>
  expect(phoneOfWhatsappLink(link)).toBe(''),
);
