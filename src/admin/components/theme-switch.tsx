import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, currentTheme, type Theme } from '../theme.ts';

const themes: readonly { readonly theme: Theme; readonly label: string; readonly Icon: typeof Sun }[] = [
  { theme: 'light', label: 'Claro', Icon: Sun },
  { theme: 'dark', label: 'Escuro', Icon: Moon },
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
      {themes.map(({ theme, label, Icon }) => (
        <label key={theme}>
          <input
            className="sr-only"
            type="radio"
            name="tema"
            checked={chosen === theme}
            onChange={() => choose(theme)}
          />
          <Icon aria-hidden="true" size={18} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
