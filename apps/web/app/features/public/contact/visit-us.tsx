import { contactCopy } from '@studio/content/copy/contact';
import { studioEnvironment3 } from '../../../assets/pictures/studio-environment-3.ts';
import { formatOpeningHours } from '../../../lib/format/format-opening-hours.ts';
import { PostalAddress } from '../../../lib/format/postal-address.tsx';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';
import type { ContactPageDetails } from './contact-page-details.ts';

const { visit: labels } = contactCopy;

/** Postal address, opening hours and directions of the studio. */
export function VisitUs({
  details,
}: {
  details: Pick<ContactPageDetails, 'studio' | 'copy' | 'directions'>;
}) {
  const picture = useSitePicture('seating', studioEnvironment3);
  const { studio, copy } = details;
  const { address, coordinates, directions } = studio;
  const pin = `${coordinates.latitude},${coordinates.longitude}`;
  return (
    <section id="come-by" aria-labelledby="come-by-title" className="bg-linen">
      <div className="container-page grid gap-x-6 gap-y-12 pt-16 md:grid-cols-12 md:pt-24 desk:pt-32">
        {picture && (
          <RevealOnScroll className="flex items-end justify-center max-md:order-2 md:col-span-5 md:justify-start">
            <Picture
              of={picture}
              sizes="(min-width: 68.75rem) 502px, (min-width: 48rem) 40vw, 90vw"
              className="aspect-[4/5] w-full rounded-t-full bg-sand/40 max-md:max-w-[22rem] desk:aspect-[10/13]"
            />
          </RevealOnScroll>
        )}
        <RevealOnScroll
          nth={1}
          className={
            picture
              ? 'md:col-span-7 md:pb-24 desk:col-span-6 desk:col-start-7 desk:pb-32'
              : 'pb-16 md:col-span-8 md:pb-24 desk:pb-32'
          }
        >
          <h2 id="come-by-title" className="text-h2">
            {copy.visit.heading}
          </h2>
          <p className="mt-4 max-w-[30em] text-lead text-stone">{copy.visit.lead}</p>
          <div className="mt-8 grid gap-x-12 gap-y-6 border-t border-hairline pt-6 sm:grid-cols-2">
            <PostalAddress of={address} className="text-lead" />
            <Hours hours={studio.hours} />
          </div>
          {directions && <p className="mt-6 border-t border-hairline pt-6 font-medium">{directions}</p>}
          {details.directions.length > 0 && <DirectionList directions={details.directions} />}
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to="/tour">{labels.tour}</ButtonLink>
            <a
              href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(pin)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={getButtonClasses({ kind: 'secondary' })}
            >
              <Icon name="map-pin" size={20} />
              {labels.maps}
            </a>
          </div>
        </RevealOnScroll>
      </div>
    </section>
  );
}

function DirectionList({ directions }: Pick<ContactPageDetails, 'directions'>) {
  return (
    <dl className="mt-4 grid gap-4">
      {directions.map(({ id, title, text }) => (
        <div key={id} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
          <dt className="text-small text-stone sm:pt-0.5">{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Hours({ hours }: Pick<ContactPageDetails['studio'], 'hours'>) {
  return (
    <dl className="grid content-start gap-2">
      {(['weekdays', 'weekends'] as const).map((days) => (
        <div key={days} className="flex justify-between gap-6">
          <dt className="capitalize">{days}</dt>
          <dd className="font-semibold numeric">{formatOpeningHours(hours[days])}</dd>
        </div>
      ))}
    </dl>
  );
}
