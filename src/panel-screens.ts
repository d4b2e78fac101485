/**
 * The files that each screen of the panel comes in, as `src/admin/routes.tsx` loads them. The document of a screen names them ahead: otherwise they
 * are asked for only when the panel has arrived and run.
 */
export const PANEL_SCREENS = {
  panel: ['src/admin/screens/panel-screen.tsx'],
  drafts: ['src/admin/screens/drafts-screen.tsx'],
  generator: ['src/admin/screens/generator-screen.tsx'],
  massCreator: ['src/admin/screens/mass-creator-screen.tsx'],
  jobs: ['src/admin/screens/jobs-screen.tsx'],
  company: ['src/admin/company/company-screen.tsx'],
  portfolio: ['src/admin/portfolio/portfolio-screen.tsx'],
  portfolioJob: ['src/admin/portfolio/job-screen.tsx'],
  missingProof: ['src/admin/missing-proof/missing-proof-screen.tsx'],
  administrators: ['src/admin/screens/administrators-screen.tsx'],
  security: ['src/admin/screens/security-screen.tsx'],
  audit: ['src/admin/screens/audit-screen.tsx'],
  page: ['src/admin/screens/editor-screen.tsx', 'src/admin/editor/article-editor.tsx'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What each screen asks the server for at once, whatever was looked at before; the panel's list is asked for by what was last sought in it. */
export const PANEL_CALLS: Readonly<Partial<Record<PanelScreen, readonly string[]>>> = {
  panel: ['/api/overview'],
  massCreator: ['/api/titles'],
  company: ['/api/company'],
  page: ['/api/pages/:id', '/api/pages/:id/edits'],
};

/** A screen of the panel, by its name in the table of addresses. */
export type PanelScreen = keyof typeof PANEL_SCREENS;

export function isPanelScreen(name: string): name is PanelScreen {
  return Object.hasOwn(PANEL_SCREENS, name);
}
