/** Without a choice the screens follow the system; a choice is kept in this browser and set as `data-theme` on <html>. */

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'tema';

export function chosenTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}

export function currentTheme(): Theme {
  return chosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
}

export function applyChosenTheme(): void {
  const theme = chosenTheme();
  if (theme === null) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // A browser that refuses storage still gets the theme for this visit.
  }
  document.documentElement.dataset['theme'] = theme;
}
