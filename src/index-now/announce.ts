/** What the service said to a batch; `retry` where trying again may help. */
export interface Answer {
  readonly outcome: 'sent' | 'retry' | 'refused';
  readonly text: string;
}

export interface Batch {
  readonly endpoint: string;
  readonly siteUrl: string;
  readonly key: string;
  readonly keyPath: string;
  readonly addresses: readonly string[];
}

const TIMEOUT_MS = 10_000;
/** The key file may not be reachable yet (403), too many at once (429), or the service is ill: later it may work. */
const WORTH_ANOTHER_TRY = new Set([403, 408, 429]);

/** Announces at most 10,000 addresses. Source: indexnow.org/documentation, "Submitting set of URLs". Never throws. */
export async function announce({ endpoint, siteUrl, key, keyPath, addresses }: Batch): Promise<Answer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation: siteUrl + keyPath, urlList: addresses }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    const text = String(response.status);
    if (response.ok) return { outcome: 'sent', text };
    return { outcome: response.status >= 500 || WORTH_ANOTHER_TRY.has(response.status) ? 'retry' : 'refused', text };
  } catch (error) {
    return { outcome: 'retry', text: error instanceof Error ? error.message : String(error) };
  }
}
