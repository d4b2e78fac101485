import type { ReactNode } from 'react';
import { addresses, NEIGHBOURHOODS_ID } from '../../business/addresses.ts';
import {
  abcdMenu,
  capitalMenu,
  type MenuGroup,
  type MenuLink,
  mainMenu,
  otherCitiesMenu,
  servicesMenu,
} from '../../business/menus.ts';
import { withBrand } from '../../business/brand.ts';
import { useSite } from '../site-context.ts';

export const MENU_ID = 'menu';

/** Those that are marked on their own page. */
export const MENU_ADDRESSES: ReadonlySet<string> = new Set([...mainMenu.map(({ href }) => href), addresses.sitemap]);

function Links({ links }: { readonly links: readonly MenuLink[] }) {
  const { facts } = useSite();
  return links.map(({ label, href }) => (
    <a key={href} href={href}>
      {withBrand(label, facts.brand)}
    </a>
  ));
}

interface DropdownProps {
  readonly id: string;
  readonly label: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * Opening one closes the others, and Escape or a press beside it closes it, without a script: on a wide screen a list under its heading, on
 * phones a sheet over the first one.
 */
function Dropdown({ id, label, wide = false, children }: DropdownProps) {
  return (
    <div className="dropdown">
      <button popoverTarget={id} type="button">
        {label}
      </button>
      <div className={wide ? 'submenu submenu-wide' : 'submenu'} id={id} popover="auto">
        <button
          className="menu-button menu-close"
          popoverTarget={id}
          popoverTargetAction="hide"
          type="button"
          autoFocus
        >
          Voltar
        </button>
        {children}
      </div>
    </div>
  );
}

function Group({ label, links }: MenuGroup) {
  return (
    <div>
      <b>{label}</b>
      <Links links={links} />
    </div>
  );
}

/** A sheet on phones, a row above 1024 pixels; the same links and the same markup. */
export function Menu() {
  const { path } = useSite();
  return (
    <nav className="menu" id={MENU_ID} popover="auto" aria-label="Principal">
      <button
        className="menu-button menu-close"
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        type="button"
        autoFocus
      >
        Fechar menu
      </button>
      {mainMenu.map(({ label, href }) => (
        <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
          {label}
        </a>
      ))}
      <Dropdown id="menu-capital" label={capitalMenu.label}>
        <Links links={capitalMenu.groups.map(({ label, href }) => ({ label, href: `${href}#${NEIGHBOURHOODS_ID}` }))} />
      </Dropdown>
      <Dropdown id="menu-abcd" label={abcdMenu.label}>
        <Links links={abcdMenu.links} />
      </Dropdown>
      <Dropdown id="menu-cidades" label={otherCitiesMenu.label}>
        <Links links={otherCitiesMenu.links} />
      </Dropdown>
      <Dropdown id="menu-servicos" label={servicesMenu.label} wide>
        <p>{servicesMenu.heading}</p>
        {servicesMenu.groups.map((group) => (
          <Group key={group.label} {...group} />
        ))}
        <a href={servicesMenu.all.href}>{servicesMenu.all.label}</a>
      </Dropdown>
      <a href={addresses.sitemap} aria-current={path === addresses.sitemap ? 'page' : undefined}>
        Sitemap
      </a>
      <a href={addresses.admin.login}>Admin</a>
    </nav>
  );
}
