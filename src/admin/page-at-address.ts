import { useQuery } from '@tanstack/react-query';
import { addresses } from '../business/addresses.ts';
import { listPages } from './api-client.ts';

/** As many as the list gives at once: addresses that only begin with this one come too. */
const SOUGHT = 200;

export interface PanelAddress {
  readonly pathname: string;
  readonly search?: string;
}

/** Where the page that has this address is edited; until it is found, the panel's list searched by the address. Null asks nothing. */
export function useEditorOf(slug: string | null): PanelAddress | null {
  const address = slug === null ? '' : addresses.usefulLink(slug);
  const found = useQuery({
    queryKey: ['page-at', slug],
    queryFn: async ({ signal }) => {
      const { items } = await listPages({ cursor: null, limit: SOUGHT, q: address }, signal);
      return items.find((page) => page.slug === slug)?.id ?? null;
    },
    enabled: slug !== null,
    gcTime: 0,
  });
  if (slug === null) return null;
  return found.data
    ? { pathname: addresses.admin.page(found.data) }
    : { pathname: addresses.admin.panel, search: `?${new URLSearchParams({ busca: address })}` };
}
