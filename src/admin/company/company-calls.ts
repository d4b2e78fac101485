import { parseResponse } from 'hono/client';
import { client, MOUNT } from '../call-client.ts';
import type { SampleId } from '../../business/samples.ts';
import type {
  CompanyOverview,
  CompanyPreview,
  DraftChanged,
  FieldError,
  RefusedValues,
  StateList,
} from '../../company/contracts.ts';
import { ApiFailure } from '../api-failure.ts';

// The calls of the screen 'Dados da empresa'. Each throws an ApiFailure whose message may be shown.

export function readCompany(): Promise<CompanyOverview> {
  return parseResponse(client.company.$get());
}

/** @param data as they were typed: what cannot be published is saved with the rest. */
export function saveCompanyDraft(version: number, data: unknown): Promise<CompanyOverview> {
  return parseResponse(client.company.draft.$put({ json: { version, data } }));
}

export function discardCompanyDraft(version: number): Promise<CompanyOverview> {
  return parseResponse(client.company.draft.$delete({ json: { version } }));
}

export function publishCompany(version: number): Promise<CompanyOverview> {
  return parseResponse(client.company.publish.$post({ json: { version } }));
}

/** Who has a draft will ask what it changes: most of that count is made ahead. */
export async function prepareCompanyPreview(): Promise<null> {
  await client.company.preview.preparation.$get();
  return null;
}

export function previewCompany(): Promise<CompanyPreview> {
  return parseResponse(client.company.preview.$get());
}

export function listCompanyStates(before: number | null): Promise<StateList> {
  return parseResponse(client.company.history.$get({ query: before === null ? {} : { before: String(before) } }));
}

/** @param current the state that was seen as published; another one by then refuses the undo. */
export function undoCompany(number: number, current: number): Promise<CompanyOverview> {
  return parseResponse(client.company.undo.$post({ json: { number, current } }));
}

export function confirmSamples(samples: readonly SampleId[]): Promise<CompanyOverview> {
  return parseResponse(client.company.confirm.$post({ json: { samples: [...samples] } }));
}

/** Into the draft; what it would change is seen before it is published. */
export function importCompany(version: number, file: unknown): Promise<CompanyOverview> {
  return parseResponse(client.company.import.$post({ json: { version, publish: false, file } }));
}

export const exportAddress = MOUNT + client.company.export.$path();

function isRefusal(reply: unknown): reply is RefusedValues {
  return typeof reply === 'object' && reply !== null && 'fields' in reply && Array.isArray(reply.fields);
}

function isDraftChange(reply: unknown): reply is DraftChanged {
  return typeof reply === 'object' && reply !== null && 'draft_version' in reply && 'differing' in reply;
}

/** The values that the server refused, by their paths; none where it failed for another reason. */
export function refusedValues(failure: unknown): readonly FieldError[] {
  return failure instanceof ApiFailure && isRefusal(failure.reply) ? failure.reply.fields : [];
}

/** What somebody else made of the draft meanwhile; null where a call failed for another reason. */
export function draftChangeOf(failure: unknown): DraftChanged | null {
  return failure instanceof ApiFailure && failure.code === 'draft_changed' && isDraftChange(failure.reply)
    ? failure.reply
    : null;
}
