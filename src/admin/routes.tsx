import { createBrowserRouter } from 'react-router';
import { addresses } from '../business/addresses.ts';
import { SignedInLayout } from './components/signed-in-layout.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { LoginScreen } from './screens/login-screen.tsx';
import { RenderFailureScreen } from './screens/render-failure-screen.tsx';

const { admin } = addresses;

export const router = createBrowserRouter([
  {
    errorElement: <RenderFailureScreen />,
    hydrateFallbackElement: <></>,
    children: [
      { path: admin.login, element: <LoginScreen /> },
      {
        path: admin.forgottenPassword,
        lazy: lazyScreen(async () => (await import('./screens/forgotten-password-screen.tsx')).ForgottenPasswordScreen),
      },
      {
        path: admin.newPassword,
        lazy: lazyScreen(async () => (await import('./screens/new-password-screen.tsx')).NewPasswordScreen),
      },
      {
        element: <SignedInLayout />,
        hydrateFallbackElement: <></>,
        children: [
          { path: admin.panel, lazy: lazyScreen(async () => (await import('./screens/panel-screen.tsx')).PanelScreen) },
          {
            path: admin.generator,
            lazy: lazyScreen(async () => (await import('./screens/generator-screen.tsx')).GeneratorScreen),
          },
          {
            path: admin.massCreator,
            lazy: lazyScreen(async () => (await import('./screens/mass-creator-screen.tsx')).MassCreatorScreen),
          },
          {
            path: admin.company,
            lazy: lazyScreen(async () => (await import('./company/company-screen.tsx')).CompanyScreen),
          },
          {
            path: admin.administrators,
            lazy: lazyScreen(async () => (await import('./screens/administrators-screen.tsx')).AdministratorsScreen),
          },
          {
            path: admin.security,
            lazy: lazyScreen(async () => (await import('./screens/security-screen.tsx')).SecurityScreen),
          },
          {
            path: admin.audit,
            lazy: lazyScreen(async () => (await import('./screens/audit-screen.tsx')).AuditScreen),
          },
          {
            path: admin.page(':id'),
            lazy: lazyScreen(async () => (await import('./screens/editor-screen.tsx')).EditorScreen),
          },
        ],
      },
    ],
  },
]);
