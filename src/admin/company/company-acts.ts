import { useMutation, useQueryClient } from '@tanstack/react-query';
import { plural } from '../../text/portuguese.ts';
import type { CompanyOverview } from '../../company/contracts.ts';
import type { SampleId } from '../../business/samples.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { notify, notifyFailure } from '../notices.ts';
import { confirmSamples, discardCompanyDraft, importCompany, publishCompany, undoCompany } from './company-calls.ts';
import { COMPANY_QUERY, type CompanyDraftForm } from './company-draft.ts';

export const STATES_QUERY = ['company-states'] as const;

/** What is done with the company's data beyond typing them, each with what is told of it. */
export function useCompanyActs({ follow, take }: Pick<CompanyDraftForm, 'follow' | 'take'>) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: STATES_QUERY });
    void client.invalidateQueries({ queryKey: ['overview'] });
  };
  const refuse = (title: string) => (failure: Error) => {
    void client.invalidateQueries({ queryKey: COMPANY_QUERY });
    if (!isSessionEnd(failure)) notifyFailure(title, messageOf(failure, 'Tente de novo em instantes.'));
  };
  const undoing = useMutation({
    mutationFn: ({ number, current }: { number: number; current: number }) => undoCompany(number, current),
    onSuccess: (next, { number }) => {
      follow(next);
      refresh();
      notify('Estado anterior de volta ao site', `É uma cópia do estado ${number}; nada saiu do histórico.`);
    },
    onError: refuse('Não foi possível voltar'),
  });
  const publishing = useMutation({
    mutationFn: ({ version }: { version: number; before: number }) => publishCompany(version),
    onSuccess: (next, { before }) => {
      follow(next);
      refresh();
      const { number, changes } = next.published;
      notify('Publicado', whatChanged(next), {
        label: 'Desfazer',
        run: () => undoing.mutate({ number: before, current: number }),
      });
      return changes;
    },
    onError: refuse('Não foi possível publicar'),
  });
  const discarding = useMutation({
    mutationFn: (version: number) => discardCompanyDraft(version),
    onSuccess: (next) => {
      take(next);
      notify('Rascunho descartado', 'Os campos mostram o que está no site.');
    },
    onError: refuse('Não foi possível descartar'),
  });
  const confirming = useMutation({
    mutationFn: (samples: readonly SampleId[]) => confirmSamples(samples),
    onSuccess: (next) => {
      follow(next);
      refresh();
    },
    onError: refuse('Não foi possível confirmar'),
  });
  const importing = useMutation({
    mutationFn: ({ version, file }: { version: number; file: unknown }) => importCompany(version, file),
    onSuccess: (next) => {
      take(next);
      notify('Arquivo carregado no rascunho', 'Confira os campos e publique quando quiser.');
    },
  });
  return { undoing, publishing, discarding, confirming, importing };
}

export type CompanyActs = ReturnType<typeof useCompanyActs>;

function whatChanged({ published: { changes } }: CompanyOverview): string {
  const [first] = changes;
  if (first === undefined) return 'O site já segue a nova ordem.';
  if (changes.length === 1) return `${first.label}: ${first.before || 'vazio'} → ${first.after || 'vazio'}`;
  return `${plural(changes.length, 'valor mudou', 'valores mudaram')} em todo o site.`;
}
