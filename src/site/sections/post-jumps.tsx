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
  /** Of the posts that are shown. */
  readonly current: ServiceType | null;
}

/** Hundreds of posts over dozens of pages: each service leads to its first, and of the one that is shown each initial to the page and the place in it. */
export function PostJumps({ perPage, current }: PostJumpsProps) {
  const numbered = locationPosts.map((post, at) => ({ post, page: Math.floor(at / perPage) + 1 }));
  const firsts = new Map(numbered.toReversed().map((one) => [anchorOf(one.post), one]));
  const addressOf = ({ post, page }: (typeof numbered)[number]) => `${addresses.postsPage(page)}#${anchorOf(post)}`;
  const services = serviceTypes.flatMap((type) => numbered.find(({ post }) => post.serviceType === type) ?? []);
  return (
    <nav className="post-jumps" aria-label="Postagens por serviço e inicial">
      <ul>
        {services.map((first) => (
          <li key={first.post.serviceType}>
            <a href={addressOf(first)} aria-current={first.post.serviceType === current ? 'true' : undefined}>
              {first.post.serviceType}
            </a>
          </li>
        ))}
      </ul>
      <p className="initials">
        {[...firsts.values()]
          .filter(({ post }) => post.serviceType === current)
          .toSorted((one, other) => (anchorOf(one.post) < anchorOf(other.post) ? -1 : 1))
          .map((first) => (
            <a key={first.post.slug} href={addressOf(first)}>
              {initialOf(first.post.place.name)}
            </a>
          ))}
      </p>
    </nav>
  );
}
