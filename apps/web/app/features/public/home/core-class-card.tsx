import type { CoreClassCopy } from '@studio/content/copy/home';
import { formatCount } from '@studio/domain/text/format';
import { Link } from 'react-router';
import { classMat } from '../../../assets/pictures/class-mat.ts';
import { classReformer } from '../../../assets/pictures/class-reformer.ts';
import { classYogaRestorative } from '../../../assets/pictures/class-yoga-restorative.ts';
import { classYogaVinyasa } from '../../../assets/pictures/class-yoga-vinyasa.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { PictureDetails } from '../../../ui/picture-details.ts';
import { StarRating } from '../../../ui/star-rating.tsx';
import type { CoreClassDetails } from './core-class-details.ts';

const pictures: Record<CoreClassCopy['slug'], PictureDetails> = {
  reformer: classReformer,
  mat: classMat,
  'yoga-vinyasa': classYogaVinyasa,
  'yoga-restorative': classYogaRestorative,
};

interface CoreClassCardProps {
  details: CoreClassDetails;
  copy: CoreClassCopy;
  /** Whether the card spans seven columns instead of five. */
  wide: boolean;
}

/**
 * Card of one class type (handbook: pages 6). The title's link covers the whole card; the membership badge is the only
 * other link.
 */
export function CoreClassCard({ details, copy, wide }: CoreClassCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="aspect-16/10 overflow-hidden rounded-panel bg-linen transition-shadow duration-panel ease-settle group-hover:shadow-2 desk:aspect-auto desk:h-[26.875rem]">
        <Picture
          of={details.picture ?? pictures[copy.slug]}
          sizes={`(min-width: 83.5rem) ${wide ? '713px' : '503px'}, (min-width: 68.75rem) ${wide ? '57vw' : '41vw'}, (min-width: 43.75rem) 47vw, 92vw`}
          className="size-full transition-transform duration-slide ease-settle group-hover:scale-[1.03]"
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:mt-6">
        <p className="eyebrow">
          {details.durationMin} min <span aria-hidden="true">&nbsp;·&nbsp;</span> {details.level}
        </p>
        <p className="flex items-center gap-2.5 text-small text-stone max-md:w-full">
          <StarRating rating={copy.rating} size={15} className="gap-0.5" />
          {formatCount(copy.reviewsCount, 'review')}
        </p>
      </div>
      <h3 className="mt-3 text-h3">
        <Link
          to={copy.href}
          className="decoration-1 underline-offset-6 transition-colors duration-hover group-hover:text-clay-deep group-hover:underline after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-forest"
        >
          {details.title}
        </Link>
      </h3>
      <p className="mt-2 mb-6 max-w-[36em] text-stone">
        {copy.description}
        {details.instructor && ` With ${details.instructor}.`}
      </p>
      <Meta details={details} copy={copy} />
    </article>
  );
}

/** Row of details below the divider. On phones the membership badge moves to its own line, at the end. */
function Meta({ details, copy }: Omit<CoreClassCardProps, 'wide'>) {
  return (
    <div className="mt-auto flex min-h-11.25 flex-wrap content-start items-center min-[43.75rem]:max-md:min-h-21.25 gap-x-5 gap-y-2 border-t border-hairline pt-4">
      <span className="text-[0.9375rem] text-stone">{copy.leftMetaLabel}</span>
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
        {copy.rightMetaLabel ?? `${details.price} / session`}
      </span>
    </div>
  );
}
