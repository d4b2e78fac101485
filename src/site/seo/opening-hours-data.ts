import type { OpeningHoursSpecification } from 'schema-dts';
import type { Site } from '../site-context.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** '08:00'. */
function clockTime(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

export function openingHours({ facts }: Site): OpeningHoursSpecification {
  const { weekdays, opens, closes } = facts.hours;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.flatMap((weekday) => WEEKDAYS[weekday - 1] ?? []),
    opens: clockTime(opens),
    closes: clockTime(closes),
  };
}

/** The days without commercial hours, as search engines want them: open for no time. */
export function closedDays({ facts }: Site): readonly OpeningHoursSpecification[] {
  return facts.hours.holidays.map((day) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: day,
    validThrough: day,
    opens: clockTime(0),
    closes: clockTime(0),
  }));
}
