import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useQuery } from '@tanstack/react-query';
import type { Change, CompanyOverview } from '../../company/contracts.ts';
import { plural } from '../../text/portuguese.ts';
import { ChangeList } from './change-list.tsx';
import { prepareCompanyPreview, previewCompany } from './company-calls.ts';

interface Props {
  readonly isOpen: boolean;
  readonly overview: CompanyOverview;
  readonly isPublishing: boolean;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** What a publication changes, from what to what and on how many pages, before it is done. */
export function PublishDialog({ isOpen, overview, isPublishing, onPublish, onClose }: Props) {
  const { draft } = overview;
  const changes = draft?.changes ?? [];
  useQuery({
    queryKey: ['company-preparation', overview.published.number],
    queryFn: prepareCompanyPreview,
    enabled: draft !== null,
    staleTime: Infinity,
  });
  const reach = useQuery({
    queryKey: ['company-preview', overview.published.number, draft?.version],
    queryFn: previewCompany,
    enabled: isOpen && draft !== null,
  });
  const noteOf = (change: Change) => {
    const found = reach.data?.changes.find(
      (one) => one.change.path === change.path && one.change.label === change.label,
    );
    return found === undefined ? null : found.text.replace(`${change.label}: `, '');
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop" />
        <AlertDialog.Popup className="dialog publish-dialog">
          <AlertDialog.Title className="dialog-title">Publicar as mudanças?</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            {changes.length === 0
              ? 'Só a ordem de uma lista muda; os valores são os mesmos.'
              : `${plural(changes.length, 'valor muda', 'valores mudam')} em todo o site, de uma vez.`}
          </AlertDialog.Description>
          <ChangeList changes={changes} noteOf={noteOf} />
          <p className="reach-line quiet small" role="status">
            {reach.isFetching && 'Contando as páginas que mudam…'}
            {reach.isError && 'Não foi possível contar as páginas que mudam. Você pode publicar mesmo assim.'}
            {reach.isSuccess && !reach.isFetching && 'Contagem feita agora, pelas palavras de cada página.'}
          </p>
          <div className="dialog-foot">
            <AlertDialog.Close className="button">Continuar editando</AlertDialog.Close>
            <button type="button" className="button main" disabled={isPublishing} onClick={onPublish}>
              {isPublishing ? 'Publicando…' : 'Publicar agora'}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
