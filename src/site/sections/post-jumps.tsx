import { addresses } from '../../business/addresses.ts';
import { type LocationPost, locationPosts, type ServiceType, serviceTypes } from '../../business/location-titles.ts';
import { canonicalSlug } from '../../text/slug.ts';
import { initialOf } from './initialled-list.tsx';

/** Where the first post of a service and initial stands: 'motor-de-portao-M'. */
export function anchorOf({ serviceType, place }: LocationPost): string {
  return `${canonicalSlug(serviceType)}-${initialOf(place.name)}`;
}

interface PostJumpsProps {
  readonly perPage: number;
  /** Of the posts that are shown; its initials stand open. */
  readonly current: ServiceType | null;
}

/** Hundreds of posts over dozens of pages: each service with its initials, which lead to the page and the place in it; the one that is shown stands last, over its posts. */
export function PostJumps({ perPage, current }: PostJumpsProps) {
  const numbered = locationPosts.map((post, at) => ({ post, page: Math.floor(at / perPage) + 1 }));
  return (
    <nav className="post-jumps" aria-label="Postagens por serviço e inicial">
      {[...serviceTypes.filter((type) => type !== current), ...serviceTypes.filter((type) => type === current)].map(
        (type) => {
          const firsts = new Map(
            numbered
              .filter(({ post }) => post.serviceType === type)
              .toReversed()
              .map((one) => [anchorOf(one.post), one]),
          );
          return (
            <details key={type} name="servico" open={type === current}>
              <summary>{type}</summary>
              <p className="initials">
                {[...firsts]
                  .toSorted(([one], [other]) => (one < other ? -1 : 1))
                  .map(([anchor, { post, page }]) => (
                    <a key={anchor} href={`${addresses.postsPage(page)}#${anchor}`}>
                      {initialOf(post.place.name)}
                    </a>
                  ))}
              </p>
            </details>
          );
        },
      )}
    </nav>
  );
}
