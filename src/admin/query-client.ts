import { MutationCache, QueryClient } from '@tanstack/react-query';
import { mayHaveArrived } from './api-failure.ts';
import { clearNotices } from './notices.ts';

export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onMutate: clearNotices }),
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
