import { createBrowserRouter } from 'react-router';
import { addresses } from '../business/addresses.ts';
import { SignedInLayout } from './components/signed-in-layout.tsx';
import { LoginScreen } from './screens/login-screen.tsx';
import { RenderFailureScreen } from './screens/render-failure-screen.tsx';

export const router = createBrowserRouter([
  {
    errorElement: <RenderFailureScreen />,
    children: [
      { path: addresses.admin.login, element: <LoginScreen /> },
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
            path: addresses.admin.page(':id'),
            lazy: async () => ({ Component: (await import('./screens/editor-screen.tsx')).EditorScreen }),
          },
        ],
      },
    ],
  },
]);
