import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';
import { clearNotices } from './notices.ts';

function isPassing(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500);
}

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onMutate: clearNotices }),
  defaultOptions: {
    queries: {
      // Without a network the failure is shown, instead of waiting in silence.
      networkMode: 'always',
      retry: (count, failure) => count < 1 && isPassing(failure),
      retryDelay: 1000,
    },
    mutations: { networkMode: 'always' },
  },
});
