import { createBrowserRouter } from 'react-router';
import { addresses } from '../business/addresses.ts';
import { SignedInLayout } from './components/signed-in-layout.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { RenderFailureScreen } from './screens/render-failure-screen.tsx';

const { admin } = addresses;

export const router = createBrowserRouter([
  {
    errorElement: <RenderFailureScreen />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <SignedInLayout />,
        hydrateFallbackElement: <></>,
        children: [
          { path: admin.panel, lazy: lazyScreen(async () => (await import('./screens/panel-screen.tsx')).PanelScreen) },
          {
            path: admin.drafts,
            lazy: lazyScreen(async () => (await import('./screens/drafts-screen.tsx')).DraftsScreen),
          },
          {
            path: admin.generator,
            lazy: lazyScreen(async () => (await import('./screens/generator-screen.tsx')).GeneratorScreen),
          },
          {
            path: admin.massCreator,
            lazy: lazyScreen(async () => (await import('./screens/mass-creator-screen.tsx')).MassCreatorScreen),
          },
          {
            path: admin.portfolio,
            lazy: lazyScreen(async () => (await import('./portfolio/portfolio-screen.tsx')).PortfolioScreen),
          },
          {
            path: admin.portfolioJob(':id'),
            lazy: lazyScreen(async () => (await import('./portfolio/job-screen.tsx')).JobScreen),
          },
          {
            path: admin.missingProof,
            lazy: lazyScreen(async () => (await import('./missing-proof/missing-proof-screen.tsx')).MissingProofScreen),
          },
          {
            path: admin.jobs,
            lazy: lazyScreen(async () => (await import('./screens/jobs-screen.tsx')).JobsScreen),
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
