import { addresses } from '../../business/addresses.ts';
import { withBrand } from '../../business/brand.ts';
import { featuredPosts } from '../../business/location-titles.ts';
import { useSite } from '../site-context.ts';
import { LinkList } from './link-list.tsx';

/** Recent posts and useful links, side by side. */
export function Readings() {
  const { facts } = useSite();
  return (
    <section className="section" aria-label="Leituras">
      <div className="wrap readings">
        <div>
          <h2>Postagens recentes</h2>
          <LinkList
            columns={2}
            links={[
              ...featuredPosts.map(({ title, slug }) => ({
                label: withBrand(title, facts.brand),
                address: addresses.post(slug),
              })),
              { label: 'Ver todas as postagens', address: addresses.posts },
            ]}
          />
        </div>
        <div>
          <h2>Links úteis</h2>
          <LinkList
            links={[
              { label: 'Motor de portão em Guarulhos', address: addresses.guarulhos },
              { label: 'Motor de portão em Osasco', address: addresses.osasco },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
