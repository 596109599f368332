import { formatCount } from '@studio/domain/text/format';
import { Link } from 'react-router';
import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import type { CoreClassDetails } from './core-class-details.ts';

/** Width of a card: seven or five of twelve columns, or six for a card without a picture. */
export type CoreClassCardWidth = 'wide' | 'narrow' | 'equal';

interface CoreClassCardProps {
  details: CoreClassDetails;
  width: CoreClassCardWidth;
}

/**
 * Card of one class type (handbook: pages 6). The title's link covers the whole card; the membership badge is the only
 * other link.
 */
export function CoreClassCard({ details, width }: CoreClassCardProps) {
  const { copy } = details;
  const isPictured = width !== 'equal';
  return (
    <article
      className={`group relative flex h-full flex-col ${isPictured ? '' : 'border-t border-ink/20 pt-1'}`}
    >
      {isPictured && (
        <div className="aspect-16/10 overflow-hidden rounded-panel bg-linen transition-shadow duration-panel ease-settle group-hover:shadow-2 desk:aspect-auto desk:h-[26.875rem]">
          <Picture
            of={details.picture ?? getClassPicture(details.activityId, details.subType)}
            sizes={`(min-width: 83.5rem) ${width === 'wide' ? '713px' : '503px'}, (min-width: 68.75rem) ${width === 'wide' ? '57vw' : '41vw'}, (min-width: 43.75rem) 47vw, 92vw`}
            className="size-full transition-transform duration-slide ease-settle group-hover:scale-[1.03]"
          />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:mt-6">
        <p className="eyebrow">
          {details.durationMin} min <span aria-hidden="true">&nbsp;·&nbsp;</span> {details.level}
        </p>
        {copy.rating && (
          <p className="flex items-center gap-2.5 text-small text-stone max-md:w-full">
            <StarRating rating={Number(copy.rating)} size={15} className="gap-0.5" />
            {copy.reviews && formatCount(Number(copy.reviews), 'review')}
          </p>
        )}
      </div>
      <h3 className="mt-3 text-h3">
        <Link
          to={details.path}
          className="decoration-1 underline-offset-6 transition-colors duration-hover group-hover:text-clay-deep group-hover:underline after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-forest"
        >
          {details.title}
        </Link>
      </h3>
      <p className="mt-2 mb-6 max-w-[36em] text-stone">
        {copy.text}
        {details.instructor && ` With ${details.instructor}.`}
      </p>
      <Meta details={details} />
    </article>
  );
}

/** Row of details below the divider. On phones the membership badge moves to its own line, at the end. */
function Meta({ details }: Omit<CoreClassCardProps, 'width'>) {
  const { copy } = details;
  return (
    <div className="mt-auto flex min-h-11.25 flex-wrap content-start items-center min-[43.75rem]:max-md:min-h-21.25 gap-x-5 gap-y-2 border-t border-hairline pt-4">
      <span className="text-[0.9375rem] text-stone">{copy.note}</span>
      {copy.membership && (
        <Link
          to={copy.membership.to}
          aria-label={`Included in ${copy.membership.label}`}
          className="relative z-10 -my-2 inline-flex min-h-11 items-center rounded-input max-md:order-last max-md:w-full [&>span]:transition-colors [&>span]:duration-hover hover:[&>span]:bg-sand"
        >
          <Badge>{copy.membership.label}</Badge>
        </Link>
      )}
      <span className="numeric ml-auto text-[0.9375rem] font-semibold">
        {copy.price || `${details.price} / session`}
      </span>
    </div>
  );
}
