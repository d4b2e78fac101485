import { useSite } from '../site-context.ts';
import { CallButton } from './call-button.tsx';
import { WhatsappButton } from './whatsapp-button.tsx';

interface HelpProps {
  /** 'Precisa de ajuda com “{title}”?' */
  readonly title: string;
  readonly label?: string;
  /** What to send and what comes of it; by default for a gate with a fault. */
  readonly text?: string | undefined;
  readonly message: string;
}

export function Help({ title, label = 'Falar com um técnico agora', text, message }: HelpProps) {
  const { texts } = useSite();
  return (
    <section className="help" aria-labelledby="ajuda">
      <h2 id="ajuda">{title}</h2>
      <p>
        {text ??
          `Descreva o que acontece ou mande um vídeo curto. O técnico diz se parece ajuste, peça ou troca. Emergências: ${texts.emergency}, num raio de ${texts.emergencyRadius}.`}
      </p>
      <div className="actions">
        <WhatsappButton label={label} message={message} />
        <CallButton label="Ligar" />
      </div>
    </section>
  );
}
