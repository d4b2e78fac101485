import { useState } from 'react';
import { chooseTheme, currentTheme, type Theme } from '../theme.ts';

const themes: readonly { readonly theme: Theme; readonly label: string }[] = [
  { theme: 'light', label: 'Claro' },
  { theme: 'dark', label: 'Escuro' },
];

export function ThemeSwitch() {
  const [chosen, setChosen] = useState(currentTheme);
  const choose = (theme: Theme) => {
    chooseTheme(theme);
    setChosen(theme);
  };
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">Tema</legend>
      {themes.map(({ theme, label }) => (
        <label key={theme}>
          <input className="sr-only" type="radio" name="tema" checked={chosen === theme} onChange={() => choose(theme)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
