import { fillPlaceholders, pricingCopy } from '@studio/content/copy/pricing';
import { Link } from 'react-router';
import { oneToOne } from '../../../assets/pictures/one-to-one.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { OneToOneDetails } from './pricing-data.ts';
import { SectionHeading } from './section-heading.tsx';

const copy = pricingCopy.sections['one-to-one'];
const builtIn = { ...oneToOne, objectPosition: '50% 46%' };

export function OneToOne({
  lead,
  prices,
  instructors,
  memberPercent,
}: OneToOneDetails & { lead: string; memberPercent: number | null }) {
  const picture = useSitePicture('one-to-one', builtIn);
  const members =
    memberPercent === null ? '' : ` ${fillPlaceholders(copy.members, { percent: memberPercent })}`;
  return (
    <section id="one-to-one" aria-labelledby="one-to-one-heading" className="outline-none">
      <div className="container-page section-y">
        {picture && (
          <Picture
            of={picture}
            sizes="(min-width: 83.5rem) 1240px, 94vw"
            className="mb-9 aspect-4/3 h-auto w-full rounded-panel bg-linen md:mb-16 md:aspect-[2.21]"
          />
        )}
        <div className="grid gap-x-6 gap-y-9 desk:grid-cols-12">
          <div className="desk:col-span-5">
            <SectionHeading id="one-to-one" name={copy.name} lead={`${lead}${members}`} />
            <dl className="mt-8 grid grid-cols-3">
              {prices.map(({ id, name, price, note, to }) => (
                <div
                  key={id}
                  className="border-l border-hairline pr-2 pl-4 first:border-l-0 first:pl-0 md:pl-5"
                >
                  <dt className="leading-snug">{name}</dt>
                  <dd>
                    <span className="numeric block text-2xl leading-snug font-semibold md:text-[1.75rem] md:leading-normal">
                      {price}
                    </span>
                    <span className="numeric block text-note text-stone">{note}</span>
                    <Link
                      to={to}
                      aria-label={`${copy.buy}: ${name} 1:1`}
                      className="text-link mt-1 inline-flex min-h-11 items-center font-medium"
                    >
                      {copy.buy}
                    </Link>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <ul className="border-t border-hairline desk:col-span-6 desk:col-start-7">
            {instructors.map((instructor) => (
              <li key={instructor.id} className="border-b border-hairline">
                <Instructor {...instructor} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Instructor({ name, portrait, tags, price, to }: OneToOneDetails['instructors'][number]) {
  return (
    <div className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-x-4 py-3.5 sm:grid-cols-[3.5rem_1fr_auto_auto] sm:gap-x-5">
      <img
        src={portrait}
        width={56}
        height={56}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-14 self-start rounded-card bg-linen object-cover object-[50%_35%] max-sm:mt-1"
      />
      <div>
        <h3 className="text-row">{name}</h3>
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="flex">
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <p className="numeric mt-2 font-semibold sm:hidden">{price}</p>
      </div>
      <p className="numeric font-semibold max-sm:hidden">{price}</p>
      <ButtonLink to={to} kind="secondary" size="small" aria-label={`${copy.enquire}: 1:1 with ${name}`}>
        {copy.enquire}
      </ButtonLink>
    </div>
  );
}
