import { notify, notifyFailure } from './notices.ts';

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify('Conteúdo copiado');
  } catch {
    notifyFailure('Erro ao copiar', 'O navegador não permitiu copiar. Selecione o texto da prévia e copie por ela.');
  }
}
