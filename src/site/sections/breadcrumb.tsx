import { addresses } from '../../business/addresses.ts';
import type { PageLink } from './link-list.tsx';

interface BreadcrumbProps {
  /** Between the home page and this one. */
  readonly trail: readonly PageLink[];
  readonly current: string;
}

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label="Você está em">
      {[{ label: 'Início', address: addresses.home }, ...trail].map(({ label, address }) => (
        <span key={address}>
          <a href={address}>{label}</a> <i>/</i>
        </span>
      ))}
      <span aria-current="page">{current}</span>
    </nav>
  );
}
