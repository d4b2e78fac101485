import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { addresses } from '../business/addresses.ts';
import './admin.css';
import { useEntranceAddress } from './entrance-address.ts';
import { ForgottenPasswordScreen } from './screens/forgotten-password-screen.tsx';
import { LoginScreen } from './screens/login-screen.tsx';
import { NewPasswordScreen } from './screens/new-password-screen.tsx';
import { applyChosenTheme } from './theme.ts';

applyChosenTheme();

const { forgottenPassword, newPassword } = addresses.admin;

/** The screens before the sign-in, apart from the panel: whoever only signs in waits for none of it. */
function Entrance() {
  const address = useEntranceAddress();
  if (address === forgottenPassword) return <ForgottenPasswordScreen />;
  return address === newPassword ? <NewPasswordScreen /> : <LoginScreen />;
}

const place = document.getElementById('admin');
if (!place) throw new Error('The document has no #admin element');

// Without a network a failure is shown, instead of waiting in silence.
const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1 }, mutations: { networkMode: 'always' } },
});

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Entrance />
    </QueryClientProvider>
  </StrictMode>,
);
