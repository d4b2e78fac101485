import { createBrowserRouter } from 'react-router';
import { addresses } from '../business/addresses.ts';
import { SignedInLayout } from './components/signed-in-layout.tsx';
import { LoginScreen } from './screens/login-screen.tsx';
import { RenderFailureScreen } from './screens/render-failure-screen.tsx';

export const router = createBrowserRouter([
  {
    errorElement: <RenderFailureScreen />,
    hydrateFallbackElement: <></>,
    children: [
      { path: addresses.admin.login, element: <LoginScreen /> },
      {
        path: addresses.admin.forgottenPassword,
        lazy: async () => ({ Component: (await import('./screens/forgotten-password-screen.tsx')).ForgottenPasswordScreen }),
      },
      {
        path: addresses.admin.newPassword,
        lazy: async () => ({ Component: (await import('./screens/new-password-screen.tsx')).NewPasswordScreen }),
      },
      {
        element: <SignedInLayout />,
        hydrateFallbackElement: <></>,
        children: [
          {
            path: addresses.admin.panel,
            lazy: async () => ({ Component: (await import('./screens/panel-screen.tsx')).PanelScreen }),
          },
          {
            path: addresses.admin.generator,
            lazy: async () => ({ Component: (await import('./screens/generator-screen.tsx')).GeneratorScreen }),
          },
          {
            path: addresses.admin.massCreator,
            lazy: async () => ({ Component: (await import('./screens/mass-creator-screen.tsx')).MassCreatorScreen }),
          },
          {
            path: addresses.admin.administrators,
            lazy: async () => ({ Component: (await import('./screens/administrators-screen.tsx')).AdministratorsScreen }),
          },
          {
            path: addresses.admin.security,
            lazy: async () => ({ Component: (await import('./screens/security-screen.tsx')).SecurityScreen }),
          },
          {
            path: addresses.admin.record,
            lazy: async () => ({ Component: (await import('./screens/record-screen.tsx')).RecordScreen }),
          },
          {
            path: addresses.admin.page(':id'),
            lazy: async () => ({ Component: (await import('./screens/editor-screen.tsx')).EditorScreen }),
          },
        ],
      },
    ],
  },
]);
