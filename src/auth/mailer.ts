export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Loads what sending needs, which takes the process a moment: the start of the server need not wait for it. */
  prepare(): Promise<void>;
}

/** @param smtpUrl `smtp://user:password@host:587` or `smtps://…`; null sends nothing. @param from the company's address of now. */
export function createMailer(
  smtpUrl: string | null,
  from: () => { readonly name: string; readonly address: string },
): Mailer | null {
  if (smtpUrl === null) return null;
  const load = () => import('nodemailer');
  return {
    async send(mail) {
      const { createTransport } = await load();
      await createTransport(smtpUrl).sendMail({ from: from(), ...mail });
    },
    async prepare() {
      await load();
    },
  };
}
