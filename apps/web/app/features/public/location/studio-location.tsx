import type { LocationCopy } from '@studio/content/site-copy/location';
import type { StudioProfile } from '@studio/contracts/catalogue';
import { studioEnvironment3 } from '../../../assets/pictures/studio-environment-3.ts';
import { formatOpeningHours } from '../../../lib/format/format-opening-hours.ts';
import { PostalAddress } from '../../../lib/format/postal-address.tsx';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { getButtonClasses } from '../../../ui/get-button-classes.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-name.ts';
import { Picture } from '../../../ui/picture.tsx';
import { isOnDrawnMap } from './is-on-drawn-map.ts';
import { StudioMap } from './studio-map.tsx';

export type StudioLocationDetails = Pick<
  StudioProfile,
  'name' | 'address' | 'hours' | 'email' | 'phone' | 'directions' | 'coordinates'
>;

interface StudioLocationProps {
  studio: StudioLocationDetails;
  copy: LocationCopy;
  /** Heading level; h2 within a page. */
  heading?: 'h1' | 'h2';
  className?: string;
}

/** Address, hours and directions, beside the hand-drawn map or, if that doesn't show the studio, a picture if there is one. */
export function StudioLocation({
  studio,
  copy,
  heading: Heading = 'h2',
  className = 'bg-linen',
}: StudioLocationProps) {
  const { address } = studio;
  const picture = useSitePicture('seating', studioEnvironment3);
  const hasMap = isOnDrawnMap(studio.coordinates);
  const isBeside = hasMap || picture !== null;
  return (
    <section aria-labelledby="where-we-are" className={className}>
      <div className="container-page section-y grid gap-x-6 gap-y-9 desk:grid-cols-12">
        <div
          className={
            isBeside
              ? 'md:max-desk:grid md:max-desk:grid-cols-2 md:max-desk:gap-x-16 desk:col-span-4'
              : 'md:grid md:grid-cols-2 md:gap-x-16 desk:col-span-12'
          }
        >
          <div>
            <Heading id="where-we-are" className="text-h2">
              {copy.heading}
            </Heading>
            <PostalAddress of={address} className="mt-5 text-lead" />
            <Hours hours={studio.hours} />
          </div>
          <Contact studio={studio} />
        </div>
        {isBeside && (
          <div className="desk:col-span-7 desk:col-start-6">
            {hasMap ? (
              <StudioMap street={address.street} />
            ) : (
              picture && (
                <Picture
                  of={picture}
                  sizes="(min-width: 83.5rem) 713px, (min-width: 68.75rem) 56vw, 94vw"
                  className="aspect-square w-full rounded-panel sm:aspect-[713/520]"
                />
              )
            )}
          </div>
        )}
        {copy.directions.length > 0 && <Directions copy={copy} />}
      </div>
    </section>
  );
}

function Hours({ hours }: Pick<StudioLocationDetails, 'hours'>) {
  return (
    <dl className="mt-6 grid gap-y-2 border-y border-ink/15 py-5">
      {(['weekdays', 'weekends'] as const).map((days) => (
        <div key={days} className="flex justify-between gap-6">
          <dt className="capitalize">{days}</dt>
          <dd className="numeric font-semibold">{formatOpeningHours(hours[days])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Contact({ studio }: { studio: StudioLocationDetails }) {
  return (
    <div className="pt-3">
      <ul className="[&_li]:flex [&_li]:min-h-11 [&_li]:items-center [&_li]:gap-3.5 [&_svg]:shrink-0">
        {studio.directions && (
          <li>
            <Icon name="train-front" size={20} />
            {studio.directions.replace(/\.$/, '')}
          </li>
        )}
        <li>
          <Icon name="mail" size={20} />
          <a href={`mailto:${studio.email}`} className="text-link inline-flex min-h-11 items-center">
            {studio.email}
          </a>
        </li>
        <li>
          <Icon name="phone" size={20} />
          <a
            href={`tel:${studio.phone.dial}`}
            className="text-link numeric inline-flex min-h-11 items-center"
          >
            {studio.phone.display}
          </a>
        </li>
      </ul>
      <a
        href={getMapsUrl(studio)}
        target="_blank"
        rel="noopener"
        className={`${getButtonClasses({ kind: 'secondary', size: 'large' })} mt-5 max-sm:w-full`}
      >
        <Icon name="map-pin" size={20} />
        Open in maps
        <span className="sr-only"> (in a new tab)</span>
      </a>
    </div>
  );
}

/** Icons by the id of a direction. Directions that owners add have a map pin. */
const icons: Readonly<Record<string, IconName>> = {
  foot: 'footprints',
  train: 'train-front',
  bus: 'bus-front',
  bike: 'bike',
  'step-free': 'accessibility',
};

/** Directions side by side on wide screens, stacked on phones. */
function Directions({ copy }: { copy: LocationCopy }) {
  return (
    <div className="border-t border-ink/15 pt-9 desk:col-span-12 desk:mt-7 desk:pt-12">
      <h3 className="text-h3">{copy.directionsHeading}</h3>
      <ul className="mt-6 grid gap-x-10 gap-y-7 sm:grid-cols-2 md:grid-cols-3 desk:grid-cols-5 desk:gap-x-8">
        {copy.directions.map(({ id, title, text }) => {
          const icon = icons[id] ?? 'map-pin';
          return (
            <li key={id} className="max-sm:grid max-sm:grid-cols-[2.25rem_1fr]">
              <Icon name={icon} size={24} className="max-sm:row-span-2" />
              <h4 className="font-medium sm:mt-3.5">{title}</h4>
              <p className="mt-1 text-[0.9375rem] leading-normal text-stone">{text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/**
 * Returns a Google Maps URL with directions to the studio. Phones open it in the Google Maps app if it is installed.
 */
function getMapsUrl({ name, address }: Pick<StudioProfile, 'name' | 'address'>): string {
  const { street, district, city, postcode } = address;
  const destination = `${name}, ${street}, ${district}, ${city} ${postcode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
