export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends one letter; null where no mail server is configured. */
export type Mailer = ((mail: Mail) => Promise<void>) | null;

/** @param smtpUrl `smtp://user:password@host:587` or `smtps://…`; null sends nothing. @param from the company's address. */
export function createMailer(smtpUrl: string | null, from: { readonly name: string; readonly address: string }): Mailer {
  if (smtpUrl === null) return null;
  return async (mail) => {
    // Loaded with the first letter: the start of the server need not wait for it.
    const { createTransport } = await import('nodemailer');
    await createTransport(smtpUrl).sendMail({ from, ...mail });
  };
}
