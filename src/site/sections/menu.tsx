import type { ReactNode } from 'react';
import { addresses } from '../../business/addresses.ts';
import { abcdMenu, capitalMenu, type MenuGroup, type MenuLink, mainMenu, otherCitiesMenu, servicesMenu } from '../../business/menus.ts';
import { useSite } from '../site-context.ts';

export const MENU_ID = 'menu';

/** Those that are marked on their own page. */
export const MENU_ADDRESSES: ReadonlySet<string> = new Set([...mainMenu.map(({ href }) => href), addresses.sitemap]);

function Links({ links }: { readonly links: readonly MenuLink[] }) {
  return links.map(({ label, href }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));
}

/** Opening one closes the others, without a script. */
function Dropdown({ label, wide = false, children }: { readonly label: string; readonly wide?: boolean; readonly children: ReactNode }) {
  return (
    <details name="menu">
      <summary>{label}</summary>
      <div className={wide ? 'submenu submenu-wide' : 'submenu'}>{children}</div>
    </details>
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
      <button className="menu-button menu-close" popoverTarget={MENU_ID} popoverTargetAction="hide" type="button">
        Fechar menu
      </button>
      {mainMenu.map(({ label, href }) => (
        <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
          {label}
        </a>
      ))}
      <Dropdown label={capitalMenu.label}>
        <Links links={capitalMenu.groups.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))} />
      </Dropdown>
      <Dropdown label={abcdMenu.label}>
        <Links links={abcdMenu.links} />
      </Dropdown>
      <Dropdown label={otherCitiesMenu.label}>
        <Links links={otherCitiesMenu.links} />
      </Dropdown>
      <Dropdown label={servicesMenu.label} wide>
        <p>{servicesMenu.heading}</p>
        {servicesMenu.groups.map((group) => (
          <Group key={group.label} {...group} />
        ))}
        <a href={servicesMenu.all.href}>
          {servicesMenu.all.label}
        </a>
      </Dropdown>
      <a href={addresses.sitemap} aria-current={path === addresses.sitemap ? 'page' : undefined}>
        Sitemap
      </a>
      <a href={addresses.admin.login}>
        Admin
      </a>
    </nav>
  );
}
