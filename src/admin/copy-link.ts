import { notify, notifyFailure } from './notices.ts';

/** Asks for the clipboard within the press, for a text that is still to come: a browser gives none to what comes after it. @returns whether it was copied. */
async function copyWhenThere(text: Promise<string>): Promise<boolean> {
  try {
    const item = text.then((there) => new Blob([there], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': item })]);
    return true;
  } catch {
    return false;
  }
}

/** Copies a link and says so. @throws what fetching the link throws. */
export async function copyLink(link: Promise<string>, done: string, detail: string): Promise<void> {
  const copied = copyWhenThere(link);
  await link;
  if (await copied) notify(done, detail);
  else
    notifyFailure('O link não foi copiado', 'O navegador não permitiu. Selecione o link mostrado na tela e copie-o.');
}
