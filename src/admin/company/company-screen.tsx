import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../api-failure.ts';
import { FormFailure } from '../components/form-failure.tsx';
import { ScreenHeader } from '../components/screen-header.tsx';
import { Spinner } from '../components/spinner.tsx';
import { readCompany } from './company-calls.ts';
import { COMPANY_QUERY } from './company-draft.ts';
import { CompanyEditor } from './company-editor.tsx';

/** Prices, hours, voices: what the whole site says of the company, changed and published by its owner. */
export function CompanyScreen() {
  const company = useQuery({ queryKey: COMPANY_QUERY, queryFn: readCompany });
  return (
    <>
      <ScreenHeader title="Dados da empresa" isMain />
      {company.data ? (
        <CompanyEditor overview={company.data} />
      ) : (
        <main className="screen-width screen-main">
          {company.isError ? (
            <FormFailure
              title="Os dados não foram carregados"
              detail={messageOf(company.error, 'Recarregue a página para tentar de novo.')}
            />
          ) : (
            <Spinner />
          )}
        </main>
      )}
    </>
  );
}
