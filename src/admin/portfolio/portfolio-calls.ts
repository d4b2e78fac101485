import type {
  AskedWords,
  PhotoRole,
  PortfolioChoices,
  PortfolioFields,
  PortfolioJob,
  PortfolioList,
} from '../../portfolio/contracts.ts';
import { MOUNT } from '../call-client.ts';
import { ApiFailure } from '../api-failure.ts';
import { sessionFetch } from '../checked-fetch.ts';

// The calls of the screens of jobs done. Each throws an ApiFailure whose message may be shown.

const AT = `${MOUNT}/portfolio`;
const JSON_HEADERS = { 'content-type': 'application/json' };

async function call<Reply>(path: string, init?: RequestInit): Promise<Reply> {
  const response = await sessionFetch(AT + path, init);
  return response.json();
}

export function listJobs(offset: number): Promise<PortfolioList> {
  return call(`?offset=${offset}`);
}

export function readChoices(): Promise<PortfolioChoices> {
  return call('/choices');
}

/** Null where nothing of it has been sent yet. */
export function findJob(id: string): Promise<PortfolioJob | null> {
  return call<PortfolioJob>(`/${id}`).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status === 404) return null;
    throw failure;
  });
}

export function saveJob(id: string, revision: number, fields: PortfolioFields): Promise<PortfolioJob> {
  return call(`/${id}`, { method: 'PUT', headers: JSON_HEADERS, body: JSON.stringify({ ...fields, revision }) });
}

export function actOnJob(id: string, act: 'publish' | 'unpublish' | 'restore'): Promise<PortfolioJob> {
  return call(`/${id}/${act}`, { method: 'POST' });
}

export async function deleteJob(id: string): Promise<void> {
  await sessionFetch(`${AT}/${id}`, { method: 'DELETE' });
}

export interface SentPhoto {
  readonly id: string;
  readonly file: File;
  readonly role: PhotoRole;
  readonly alt: string;
}

/** The file goes as it is; the server looks at what it is, and names it where it refuses it. */
export function sendPhoto(jobId: string, { id, file, role, alt }: SentPhoto): Promise<PortfolioJob> {
  const query = new URLSearchParams({ id, role, alt, name: file.name });
  return call(`/${jobId}/photos?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
}

export function describePhoto(
  jobId: string,
  id: string,
  told: { alt: string; role: PhotoRole },
): Promise<PortfolioJob> {
  return call(`/${jobId}/photos/${id}`, { method: 'PATCH', headers: JSON_HEADERS, body: JSON.stringify(told) });
}

export function removePhoto(jobId: string, id: string): Promise<PortfolioJob> {
  return call(`/${jobId}/photos/${id}`, { method: 'DELETE' });
}

/** Its smallest form, of a draft too. */
export function photoAddress(hash: string): string {
  return `${AT}/photos/${hash}-480.jpg`;
}

/** Makes the link by which the customer is asked; the one before it works no more. */
export function askForWords(jobId: string): Promise<AskedWords> {
  return call(`/${jobId}/words`, { method: 'POST' });
}

/** @param consentAt of the words that were read. */
export function decideOnWords(jobId: string, act: 'publish' | 'decline', consentAt: string): Promise<PortfolioJob> {
  const body = JSON.stringify({ consent_at: consentAt });
  return call(`/${jobId}/words/${act}`, { method: 'POST', headers: JSON_HEADERS, body });
}

/** Ends the link, and erases what was written. */
export function withdrawWords(jobId: string): Promise<PortfolioJob> {
  return call(`/${jobId}/words`, { method: 'DELETE' });
}
