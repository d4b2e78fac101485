import type { Testimonial } from '../../business/testimonial.ts';
import { SAMPLE_NOTE, testimonialsFor } from '../../business/testimonials.ts';
import { formatDay } from '../../text/dates.ts';
import { useSite } from '../site-context.ts';
import { HeadedSection } from './headed-section.tsx';

/** 'Renata Figueiredo' → 'RF'. */
function initials(name: string): string {
  const words = name.split(' ');
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
}

/** Words of a customer, with a nameplate drawn from the initials. */
export function Voice({ name, location, text, job, date }: Testimonial) {
  const about = [job, date && formatDay(`${date}T12:00:00Z`)].filter((part) => part !== null);
  return (
    <figure className="voice">
      <blockquote>{`“${text}”`}</blockquote>
      <figcaption>
        <i aria-hidden="true">{initials(name)}</i>
        <span>
          <b>{name}</b>
          {location}
          {about.length > 0 && (
            <>
              <br />
              {about.join(', ')}
            </>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

/** At most three; a city with words of its own has them first. Nothing where none may be shown. */
export function Testimonials({ city }: { readonly city?: string }) {
  const testimonials = testimonialsFor(useSite().facts, city);
  if (testimonials.length === 0) return null;
  return (
    <HeadedSection
      id="depoimentos"
      title="Quem já não desce mais do carro"
      {...(testimonials.some(({ sample }) => sample) && { lead: SAMPLE_NOTE })}
    >
      <div className="voices">
        {testimonials.map((testimonial) => (
          <Voice key={testimonial.name} {...testimonial} />
        ))}
      </div>
    </HeadedSection>
  );
}
