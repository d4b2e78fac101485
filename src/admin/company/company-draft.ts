import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { changedValue } from '../../business/company/changes.ts';
import { parseCompany } from '../../business/company/company-schema.ts';
import { usablePart, withRefusedOf } from '../../business/company/usable-part.ts';
import type { CompanyData } from '../../business/facts.ts';
import type { Change, CompanyOverview, DraftChanged } from '../../company/contracts.ts';
import { isSessionEnd, messageOf } from '../api-failure.ts';
import { useDebounced } from '../debounced.ts';
import { draftChangeOf, refusedValues, saveCompanyDraft } from './company-calls.ts';
import { withValue } from '../../business/company/value-path.ts';
import { withModelId } from './data-path.ts';
import { keepCompany, readKeptCompany } from './kept-company.ts';

const TYPING_PAUSE_MS = 700;

export const COMPANY_QUERY = ['company'] as const;

export function versionOf({ draft, draft_version }: CompanyOverview): number {
  return draft?.version ?? draft_version;
}

/** As it was typed, values that cannot be published included. */
export function standingData({ draft, published }: Pick<CompanyOverview, 'draft' | 'published'>): unknown {
  return draft === null ? published.data : (draft.typed ?? draft.data);
}

interface Form {
  /** The version of the shared draft that it began from. */
  readonly version: number;
  readonly typed: unknown;
  /** What of it the server has; the same object where nothing is to be saved. */
  readonly saved: unknown;
}

function formOf(overview: CompanyOverview): Form {
  const data = standingData(overview);
  return { version: versionOf(overview), typed: data, saved: data };
}

function firstForm(overview: CompanyOverview): Form {
  return readKeptCompany() ?? formOf(overview);
}

/** A conflict and what was typed when it was found. */
export interface Conflict {
  readonly theirs: DraftChanged;
  /** What of it may be published. */
  readonly mine: CompanyData;
  readonly typed: unknown;
  /** What mine began from. */
  readonly base: unknown;
}

export type SaveState = 'saved' | 'saving' | 'waiting' | 'refused' | 'failed' | 'conflict';

/** The company's data while they are edited: checked at once, saved as a shared draft after each pause of typing, whatever is refused of them included. */
export function useCompanyDraft(overview: CompanyOverview) {
  const client = useQueryClient();
  const [form, setForm] = useState(() => firstForm(overview));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { typed, saved, version } = form;
  const parsed = useMemo(() => parseCompany(typed), [typed]);
  const hasUnsaved = typed !== saved;

  // Somebody's newer draft, or what a publication left, is taken over where nothing would be lost.
  if (!hasUnsaved && versionOf(overview) > version) setForm(formOf(overview));
  useEffect(() => keepCompany(hasUnsaved ? { version, typed, saved } : null), [hasUnsaved, version, typed, saved]);

  const published = overview.published.data;
  const { saving, isRefusedByServer } = useDraftSaving({ form, setForm, parsed, published, conflict, setConflict });

  const refused = parsed.ok ? (isRefusedByServer ? refusedValues(saving.error) : []) : parsed.refused;
  const publishedIds = overview.published.data.models.map(({ id }) => id);
  return {
    typed,
    version,
    refused,
    conflict,
    hasUnsaved,
    state: stateOf({
      isConflict: conflict !== null,
      isRefused: refused.length > 0,
      isPending: saving.isPending,
      isError: isRefusedByServer && saving.isError,
      hasUnsaved,
    }),
    failure:
      isRefusedByServer && !isSessionEnd(saving.error)
        ? messageOf(saving.error, 'Não foi possível salvar o rascunho.')
        : null,
    change: (path: string, value: unknown) =>
      setForm((now) => {
        const changed = withModelId(withValue(now.typed, path, value), path, now.typed, publishedIds);
        return { ...now, typed: tidied(changed) };
      }),
    /** To what the server answered; what is typed and not saved stays, and meets the answer when it is saved. */
    follow: (next: CompanyOverview) => {
      client.setQueryData(COMPANY_QUERY, next);
      setForm((now) => (now.typed === now.saved ? formOf(next) : now));
    },
    /** The same, in the place of whatever was typed. */
    take: (next: CompanyOverview) => {
      client.setQueryData(COMPANY_QUERY, next);
      setForm(formOf(next));
      setConflict(null);
      saving.reset();
    },
    /** Theirs, with those of mine that were chosen. */
    settle: (chosen: readonly Change[]) => {
      if (conflict === null) return;
      const { theirs, mine } = conflict;
      const base = standingData(theirs);
      const merged = chosen.reduce(
        (data: unknown, change) => changedValue(data, mine, change),
        withOwnRefused(base, conflict),
      );
      setForm({ version: theirs.draft_version, typed: merged, saved: base });
      setConflict(null);
      void client.invalidateQueries({ queryKey: COMPANY_QUERY });
    },
    retry: () => saving.reset(),
  };
}

interface DraftSaving {
  readonly form: Form;
  readonly setForm: (next: (now: Form) => Form) => void;
  readonly parsed: ReturnType<typeof parseCompany>;
  readonly published: CompanyData;
  readonly conflict: Conflict | null;
  readonly setConflict: (conflict: Conflict) => void;
}

/** Another's draft with what was typed here and is refused. */
function withOwnRefused(theirs: unknown, { typed, base }: Pick<Conflict, 'typed' | 'base'>): unknown {
  const parsed = parseCompany(typed);
  return parsed.ok ? theirs : withRefusedOf(theirs, { typed, began: base, refused: parsed.refused });
}

/** Saves what is typed after each pause of typing. */
function useDraftSaving(props: DraftSaving) {
  const { form, setForm, parsed, published, conflict, setConflict } = props;
  const { typed, saved, version } = form;
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (sent: { data: unknown; typed: unknown; version: number }) => saveCompanyDraft(sent.version, sent.data),
    onSuccess: (next, sent) => {
      client.setQueryData(COMPANY_QUERY, next);
      setForm((now) => ({ ...now, version: versionOf(next), saved: sent.typed }));
    },
    onError: (failure, sent) => {
      const theirs = draftChangeOf(failure);
      if (theirs === null) return;
      const own = { typed: sent.typed, base: saved };
      const standing = standingData(theirs);
      // The same values by another way are no conflict: the next save goes on from theirs.
      if (theirs.differing.length === 0)
        setForm((now) =>
          now.typed === sent.typed
            ? { version: theirs.draft_version, typed: withOwnRefused(standing, own), saved: standing }
            : { ...now, version: theirs.draft_version },
        );
      else setConflict({ theirs, mine: usablePart(sent.typed, published).data, ...own });
    },
  });
  const { isPending, mutate } = saving;
  const isRefusedByServer = saving.isError && saving.variables.typed === typed && saving.variables.version === version;
  const isAtRest = useDebounced(typed, TYPING_PAUSE_MS) === typed;
  const canSave = isAtRest && typed !== saved && conflict === null && !isPending && !isRefusedByServer;
  const save = useEffectEvent(() => {
    mutate({ data: parsed.ok ? parsed.data : typed, typed, version });
  });
  useEffect(() => {
    if (canSave) save();
  }, [canSave]);
  return { saving, isRefusedByServer };
}

export type CompanyDraftForm = ReturnType<typeof useCompanyDraft>;

/** A video whose address was emptied is no video. */
function tidied(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('heroVideo' in data)) return data;
  const { heroVideo } = data;
  if (typeof heroVideo !== 'object' || heroVideo === null) return data;
  const { url, date } = { url: null, date: null, ...heroVideo };
  const isEmpty = (value: unknown) => value === '' || value === null;
  return { ...data, heroVideo: isEmpty(url) && isEmpty(date) ? null : { url: url ?? '', date } };
}

function stateOf(is: {
  isConflict: boolean;
  isRefused: boolean;
  isPending: boolean;
  isError: boolean;
  hasUnsaved: boolean;
}): SaveState {
  if (is.isConflict) return 'conflict';
  if (is.isError) return 'failed';
  if (is.isRefused) return 'refused';
  if (is.isPending) return 'saving';
  return is.hasUnsaved ? 'waiting' : 'saved';
}
