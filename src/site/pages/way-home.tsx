import { addresses } from '../../business/addresses.ts';

export function WayHome({ lang, children }: { readonly lang?: string; readonly children: string }) {
  return (
    <a className="button button-outline" href={addresses.home} lang={lang}>
      {children}
    </a>
  );
}
