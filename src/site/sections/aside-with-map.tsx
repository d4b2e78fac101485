import { hasMapBeside } from '../openings/map-beside.ts';
import { PlaceMapPicture } from '../openings/place-map-files.tsx';
import { PageAside, type PageAsideProps } from './page-aside.tsx';

/** The card of what one came for, and under it where the page's place lies, unless the head shows that. */
export function AsideWithMap(props: PageAsideProps) {
  const { entry, place } = props;
  if (!hasMapBeside(entry, place)) return <PageAside {...props} />;
  return (
    <div className="aside with-map">
      <PageAside {...props} />
      <PlaceMapPicture place={place} />
    </div>
  );
}
