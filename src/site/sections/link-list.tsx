export interface PageLink {
  readonly label: string;
  readonly address: string;
}

export function LinkList({ links, columns = 1 }: { readonly links: readonly PageLink[]; readonly columns?: 1 | 2 }) {
  return (
    <ul className={columns === 2 ? 'link-list two-columns' : 'link-list'}>
      {links.map(({ label, address }) => (
        <li key={address}>
          <a href={address}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
