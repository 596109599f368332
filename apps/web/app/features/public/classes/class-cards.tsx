import { Link } from 'react-router';
import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import { hasAnyPicture } from '../../../lib/site/plain-picture.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ClassCardData } from './class-cards-data.ts';

/**
 * One full-width card for each category, with the picture on alternating sides. A card without a picture shows its details
 * beside its text.
 */
export function ClassCards({ cards }: { cards: readonly ClassCardData[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-label="What we teach" className="container-page grid gap-16 section-y md:gap-24">
      {cards.map((card, nth) => (
        <ClassCard key={card.id} card={card} mirrored={nth % 2 === 1} />
      ))}
    </section>
  );
}

function ClassCard({ card, mirrored }: { card: ClassCardData; mirrored: boolean }) {
  const { path } = card;
  if (!hasAnyPicture([card.picture]))
    return (
      <article className="grid gap-x-6 border-t border-ink/20 pt-8 md:pt-10 desk:grid-cols-12">
        <div className="desk:col-span-6">
          <CardText card={card} />
        </div>
        <div className="desk:col-span-5 desk:col-start-8">
          <CardDetails card={card} />
          <CardLinks card={card} />
        </div>
      </article>
    );
  return (
    <article className="grid items-center gap-7 desk:grid-cols-12 desk:gap-6">
      <Link
        to={path}
        tabIndex={-1}
        aria-hidden="true"
        className={`group block aspect-16/10 overflow-clip rounded-panel bg-linen transition-shadow duration-panel ease-settle hover:shadow-2 desk:row-start-1 desk:aspect-auto desk:h-[30rem] ${mirrored ? 'desk:col-span-7 desk:col-start-6' : 'desk:col-span-7'}`}
      >
        <Picture
          of={card.picture ?? getClassPicture(card.activityId, card.subType)}
          alt=""
          sizes="(min-width: 83.5rem) 713px, (min-width: 68.75rem) 57vw, 92vw"
          className="size-full transition-transform duration-slide ease-settle group-hover:scale-[1.03]"
        />
      </Link>
      <div
        className={`desk:col-span-4 desk:row-start-1 ${mirrored ? 'desk:col-start-1' : 'desk:col-start-9'}`}
      >
        <CardText card={card} />
        <CardDetails card={card} />
        <CardLinks card={card} />
      </div>
    </article>
  );
}

function CardText({ card }: { card: ClassCardData }) {
  return (
    <>
      <p className="eyebrow">
        {card.minutes} min <span aria-hidden="true">&nbsp;·&nbsp;</span> {card.levels}
      </p>
      <h2 className="mt-3 text-h2">{card.title}</h2>
      <p className="mt-4 max-w-[30em] text-lead">{card.text}</p>
      <p className="mt-3 max-w-[32em] text-stone">{card.audience}</p>
    </>
  );
}

function CardLinks({ card }: { card: ClassCardData }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
      <ButtonLink to={card.path}>
        <span>
          Learn more<span className="sr-only"> about {card.title}</span>
        </span>
      </ButtonLink>
      <Link
        to={card.timetable}
        aria-label={`See today's timetable: ${card.title}`}
        className="group inline-flex min-h-11 items-center gap-2.5 font-medium"
      >
        <span className="text-link">See today's timetable</span>
        <Icon
          name="arrow-right"
          size={18}
          className="transition-transform duration-panel ease-settle group-hover:translate-x-1"
        />
      </Link>
    </div>
  );
}

function CardDetails({ card }: { card: ClassCardData }) {
  const row = 'flex items-baseline justify-between gap-6 border-t border-hairline py-3 last:border-b';
  return (
    <dl className="numeric mt-6">
      {card.places && (
        <div className={row}>
          <dt className="text-stone">Class size</dt>
          <dd>{card.places}</dd>
        </div>
      )}
      <div className={row}>
        <dt className="text-stone">Price</dt>
        <dd className="font-semibold">{card.price}</dd>
      </div>
      {card.next && (
        <div className={row}>
          <dt className="text-stone">Next available</dt>
          <dd className="text-right">
            <Link to={card.next.to} className="text-link">
              {card.next.when}
            </Link>
            <span
              className={`ml-3 text-small ${card.next.low ? 'font-semibold text-clay-deep' : 'text-stone'}`}
            >
              {card.next.places}
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}
