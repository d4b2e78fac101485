import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isOwnerOnly, mayHaveArrived } from './api-failure.ts';
import { clearNotices } from './notices.ts';

/** A call refused for want of the role shows that the role is another one than the panel thinks. */
function readRoleAgain(failure: unknown): void {
  if (isOwnerOnly(failure)) void queryClient.invalidateQueries({ queryKey: ['session'] });
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: readRoleAgain }),
  mutationCache: new MutationCache({ onMutate: clearNotices, onError: readRoleAgain }),
  defaultOptions: {
    queries: {
      // Without a network the failure is shown, instead of waiting in silence.
      networkMode: 'always',
      retry: (count, failure) => count < 1 && mayHaveArrived(failure),
      retryDelay: 1000,
    },
    mutations: { networkMode: 'always' },
  },
});
