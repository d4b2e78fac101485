import { useSite } from '../site-context.ts';

export function BoardFacts() {
  const { texts } = useSite();
  return (
    <>
      <h2>Dois tempos para não confundir</h2>
      <ol>
        <li>
          <b>Apagar todos os controles.</b> Segure o botão de programação por cerca de {texts.eraseRemotes}.
        </li>
        <li>
          <b>Apagar o percurso gravado.</b> Segure por mais {texts.clearTravel}. O motor aprende o curso de novo na próxima abertura: deixe o
          caminho do portão livre.
        </li>
      </ol>
    </>
  );
}
