import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tourArch } from '../../../assets/pictures/tour-arch.ts';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-name.ts';
import { TourHost } from './tour-host.tsx';
import { TourPicture } from './tour-picture.tsx';
import { EmailLink } from './tour-wizard-parts.tsx';

interface TourSectionProps {
  heading: 'h1' | 'h2';
  /** Last day on which tours are offered, in days from today. */
  daysTo?: number;
  /** Decoration behind the section. */
  daylight: ReactNode;
}

/**
 * Shows the wizard beside a picture of the studio's entrance, or in the middle without one. The markup has the order of phones, because the
 * browser paints HTML as it arrives: in any other order, content would move down while the page loads.
 */
export function TourSection({ heading, daysTo, daylight }: TourSectionProps) {
  const picture = useSitePicture('entrance', tourArch);
  return (
    <section aria-label="Studio tour" className="relative overflow-hidden bg-linen">
      {daylight}
      <div className="container-page relative grid gap-10 pt-12 md:pt-20 desk:grid-cols-12 desk:gap-8">
        <div
          className={`min-w-0 ${picture ? 'desk:order-2 desk:col-span-6 desk:col-start-7 desk:self-center desk:pb-20' : 'pb-12 md:pb-20 desk:col-span-8 desk:col-start-3'}`}
        >
          <div className="rounded-panel bg-paper p-6 shadow-1 md:p-10">
            <TourHost
              layout="card"
              heading={heading}
              {...(daysTo === undefined ? {} : { daysTo })}
              unscripted={<Unscripted linked={heading === 'h2'} />}
            />
          </div>
          <TourHighlights />
        </div>
        {picture && (
          <div className="self-end desk:order-1 desk:col-span-5">
            <TourPicture width="min(503px, 100%)" isAtBottom priority={heading === 'h1'} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Says how to book in browsers without scripts. */
function Unscripted({ linked }: { linked: boolean }) {
  const { email, phone } = useStudio();
  return (
    <p>
      Email <EmailLink email={email} /> or call{' '}
      <a className="text-link font-medium" href={`tel:${phone.dial}`}>
        {phone.display}
      </a>{' '}
      and we'll arrange a time.{' '}
      {linked && (
        <Link className="text-link font-medium" to="/tour">
          More about the tour
        </Link>
      )}
    </p>
  );
}

function TourHighlights() {
  const most = useRootData()?.largestRoomCapacity;
  const highlights: { icon: IconName; text: string }[] = [
    { icon: 'clock', text: 'A free half hour' },
    ...(most ? [{ icon: 'users', text: `At most ${most} in a class` } as const] : []),
    { icon: 'footprints', text: 'Shoes by the door' },
  ];
  return (
    <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-2 text-[0.9375rem]">
      {highlights.map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-2.5 max-sm:w-full">
          <Icon name={icon} size={20} />
          {text}
        </li>
      ))}
    </ul>
  );
}
