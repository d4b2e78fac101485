import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import './admin.css';
import { Notices } from './components/notices.tsx';
import { queryClient } from './query-client.ts';
import { router } from './routes.tsx';
import { applyChosenTheme } from './theme.ts';

applyChosenTheme();

const place = document.getElementById('admin');
if (!place) throw new Error('The document has no #admin element');

createRoot(place).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <Notices>
          <RouterProvider router={router} />
        </Notices>
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
