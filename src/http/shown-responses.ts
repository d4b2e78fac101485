import { crc32 } from 'node:zlib';
import type { ResponseFile } from './response-file.ts';
import { readRow, shownRow } from './response-rows.ts';
import type { Statements } from './response-statements.ts';
import type { StoredResponse, Variant } from './stored-response.ts';
import type { StoredForms } from './stored-forms.ts';
import { createHeadersReader, putHeaders } from './stored-headers.ts';

/** In no tag. */
const BETWEEN_TAGS = '\n';

const toTime = (date: Date | null) => date?.getTime() ?? null;
const toDate = (time: number | null) => (time === null ? null : new Date(time));
const sumOf = (parts: readonly (string | number | null)[]) => crc32(parts.join('\n'));

/** What each address showed last, in the file. */
export interface ShownAnswers {
  /** Null where nothing stands there, or what stands there is damaged. */
  find(address: string, variant: Variant): StoredResponse | null;
  put(statements: Statements, address: string, variant: Variant, response: StoredResponse): void;
}

export function createShownAnswers(file: ResponseFile<Statements>, forms: StoredForms): ShownAnswers {
  const findHeaders = createHeadersReader(file);
  return {
    find(address, { key, phase }) {
      const row = file.use(({ find }) => readRow(shownRow, find.get(address, phase, key)), undefined);
      if (!row) return null;
      const { version, hash, head, status, tags, made_at: madeAt } = row;
      const { valid_until: validUntil, phase_ended: phaseEnded } = row;
      if (row.sum !== sumOf([address, phase, key, version, hash, head, status, tags, madeAt, validUntil, phaseEnded]))
        return null;
      const [headers, form] = [findHeaders(head), forms.ofRow(row)];
      if (!headers || !form) return null;
      return {
        ...form,
        status,
        headers,
        tags: tags === '' ? [] : tags.split(BETWEEN_TAGS),
        version,
        madeAt: new Date(madeAt),
        validUntil: toDate(validUntil),
        phaseEnded: toDate(phaseEnded),
      };
    },

    put(statements, address, { key, phase }, response) {
      const { hash, status, headers, version, madeAt, validUntil, phaseEnded } = response;
      const said = [
        putHeaders(statements, headers),
        status,
        response.tags.join(BETWEEN_TAGS),
        madeAt.getTime(),
        toTime(validUntil),
        toTime(phaseEnded),
      ] as const;
      const { body, used } = forms.put(statements, address, response);
      const shown = [address, phase, key, version, hash, ...said] as const;
      statements.show.run(...shown, sumOf(shown), body, used);
    },
  };
}
