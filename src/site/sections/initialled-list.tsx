import { canonicalSlug } from '../../text/slug.ts';
import type { PageLink } from './link-list.tsx';

/** Shorter lists are seen at a glance. */
const FEWEST_GROUPED = 20;

/** 'Água Rasa' stands under 'A'. */
export function initialOf(label: string): string {
  return canonicalSlug(label).charAt(0).toUpperCase();
}

interface InitialledListProps {
  /** Sorted. */
  readonly links: readonly PageLink[];
  /** Of this list among those of the page: what its anchors begin with. */
  readonly name: string;
}

/** A long list under its initials, with a row of them to jump to: nothing scrolls inside the page. */
export function InitialledList({ links, name }: InitialledListProps) {
  const groups = [...Map.groupBy(links, (link) => initialOf(link.label))];
  const grouped = links.length >= FEWEST_GROUPED;
  return (
    <>
      {grouped && (
        <p className="initials">
          {groups.map(([initial]) => (
            <a key={initial} href={`#${name}-${initial}`}>
              {initial}
            </a>
          ))}
        </p>
      )}
      <ul className="neighbourhoods">
        {groups.map(([initial, group]) =>
          group.map(({ label, address }, at) => (
            <li key={address} {...(grouped && at === 0 && { id: `${name}-${initial}` })}>
              <a href={address}>{label}</a>
            </li>
          )),
        )}
      </ul>
    </>
  );
}
