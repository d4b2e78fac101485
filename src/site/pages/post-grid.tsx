import { addresses } from '../../business/addresses.ts';
import { type LocationPost, shownPost } from '../../business/location-titles.ts';
import { useSite } from '../site-context.ts';
import { anchorOf } from '../sections/post-jumps.tsx';

export function PostGrid({ posts }: { readonly posts: readonly LocationPost[] }) {
  const { facts } = useSite();
  return (
    <ul className="post-grid">
      {posts.map((post, at) => {
        const { title, slug, place } = shownPost(post, facts.brand);
        const before = posts[at - 1];
        const anchor = anchorOf(post);
        return (
          <li key={slug} {...((!before || anchorOf(before) !== anchor) && { id: anchor })}>
            <a href={addresses.post(slug)}>
              <span>
                {title.slice(0, -place.name.length)}
                <b>{place.name}</b>
              </span>
              {place.zone !== null && <small>{place.zone}</small>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
