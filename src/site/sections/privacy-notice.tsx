import { useSite } from '../site-context.ts';

export function PrivacyNotice() {
  const { facts } = useSite();
  const { company } = facts;
  return (
    <>
      <h2>Sem cookies e sem cadastro</h2>
      <p>Para ler este site você não informa nada. Ele não usa cookies de visitantes e não carrega nada de outras empresas ao abrir uma página.</p>
      <h2>Quando você fala com a gente</h2>
      <p>
        O botão do WhatsApp abre uma conversa nesse aplicativo: a partir daí valem também as regras dele. Usamos o que você escreve na
        conversa, ao telefone ou por e-mail só para responder, fazer o orçamento e prestar o serviço.
      </p>
      <h2>Quem responde pelos dados</h2>
      <p>
        {company.name}, CNPJ {company.cnpj}, {company.address}. Para saber o que temos sobre você, corrigir ou apagar, escreva para{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>.
      </p>
    </>
  );
}
