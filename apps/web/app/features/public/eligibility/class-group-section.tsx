import { eligibilityCopy as copy } from '@studio/content/copy/eligibility';
import { Link } from 'react-router';
import { classMat } from '../../../assets/pictures/class-mat.ts';
import { classReformer } from '../../../assets/pictures/class-reformer.ts';
import { classYogaVinyasa } from '../../../assets/pictures/class-yoga-vinyasa.ts';
import { isPlainPicture } from '../../../lib/site/plain-picture.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { PictureDetails } from '../../../ui/picture-details.ts';
import type { ClassGroup } from './class-groups.ts';
import { EligibleClass } from './eligible-class.tsx';

const pictures: Readonly<Record<string, PictureDetails>> = {
  reformer: classReformer,
  mat: classMat,
  yoga: classYogaVinyasa,
};

/** Section of an activity: its picture, the products that cover it, then its classes. */
export function ClassGroupSection({ group }: { group: ClassGroup }) {
  const { activityId, label, covers, rows } = group;
  const uploaded = useActivities().find(({ id }) => id === activityId)?.picture;
  const shown = uploaded ?? pictures[activityId];
  const picture = shown && !isPlainPicture(shown) ? shown : null;
  return (
    <section aria-labelledby={`group-${activityId}`} className="mb-16 last:mb-0 md:mb-24">
      <div
        className={`grid items-center gap-x-8 gap-y-5 pb-7 md:pb-9 ${picture ? 'md:grid-cols-[5fr_6fr]' : ''}`}
      >
        {picture && (
          <div>
            <Picture
              of={picture}
              sizes="(min-width: 68.75rem) 24rem, (min-width: 48.0625rem) 45vw, 100vw"
              alt=""
              className="aspect-[16/10] h-auto w-full rounded-panel bg-linen"
            />
          </div>
        )}
        <div className="min-w-0">
          <h3 id={`group-${activityId}`} className="text-h2">
            {label}
          </h3>
          <p className="mt-4 text-small text-stone">{copy.covered}</p>
          <ul className="mt-1">
            {covers.map(({ id, name, offPeak, to }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2">
                <Link to={to} className="text-link inline-flex min-h-11 items-center desk:min-h-9">
                  {name}
                </Link>
                {offPeak && <span className="text-small text-stone">{copy.offPeak}</span>}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ul className="border-b border-hairline">
        {rows.map((row) => (
          <EligibleClass key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}
