import { pricingCopy } from '@studio/content/copy/pricing';
import { formatCount } from '@studio/domain/text/format';
import { getSeatSeverity } from '@studio/domain/timetable/seat-severity';
import { getPromoPicture } from '../../../assets/pictures/get-promo-picture.ts';
import type { PromoSlide } from '../../../lib/site/load-promo-slides.ts';
import { hasAnyPicture } from '../../../lib/site/plain-picture.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Carousel } from '../../../ui/carousel.tsx';
import { Picture } from '../../../ui/picture.tsx';

const copy = pricingCopy.promos;

/** Promotions side by side; phones swipe through them. If none has a picture, the cards contain text only. */
export function PromoCarousel({ slides }: { slides: readonly PromoSlide[] }) {
  const isPictured = hasAnyPicture(slides.map(({ picture }) => picture));
  return (
    <div className="bg-linen">
      <div className="container-page section-y">
        <h2 className="sr-only">{copy.heading}</h2>
        <Carousel
          label={copy.heading}
          slides={slides.map((slide) => ({
            key: slide.id,
            name: slide.title,
            content: <PromoCard slide={slide} isPictured={isPictured} />,
          }))}
          slideClassName="flex basis-[88%] sm:basis-[calc(50%-0.75rem)]"
          controlsClassName="mt-5 sm:hidden"
        />
      </div>
    </div>
  );
}

function PromoCard({ slide, isPictured }: { slide: PromoSlide; isPictured: boolean }) {
  const { kind, title, text, dateText, seatsLeft, priceText, startsText, button } = slide;
  return (
    <article className="flex w-full flex-col overflow-clip rounded-panel border border-hairline bg-paper">
      {isPictured && (
        <Picture
          of={slide.picture ?? getPromoPicture(slide.id)}
          sizes="(min-width: 83.5rem) 608px, (min-width: 35rem) 46vw, 82vw"
          className="aspect-16/10 h-auto w-full bg-linen desk:aspect-auto desk:h-80"
        />
      )}
      <div className="flex flex-1 flex-col items-start p-6 md:p-8">
        <SeatBadge kind={kind} seatsLeft={seatsLeft} />
        <h3 className="mt-3 text-h3">{title}</h3>
        <p className="numeric mt-1.5 mb-6 max-w-[32em] text-stone">
          {dateText && <strong className="font-medium text-ink">{dateText}. </strong>}
          {!dateText && kind === 'event' && <strong className="font-medium text-ink">{startsText}. </strong>}
          {text}
        </p>
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-hairline pt-5">
          {priceText ? <Price text={priceText} /> : <span className="text-stone">{copy.later}</span>}
          <ButtonLink to={button.to} size="small" kind={kind === 'event' ? 'primary' : 'secondary'}>
            {button.label}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** Splits a price into a large amount and its unit. */
function Price({ text }: { text: string }) {
  const [amount = text, ...unit] = text.split(' ');
  return (
    <span className="numeric">
      <span className="text-[1.75rem] leading-tight font-semibold">{amount}</span>{' '}
      <span className="text-stone">{unit.join(' ')}</span>
    </span>
  );
}

/**
 * Badge with the number of free seats, coloured by urgency, or "Coming soon". Renders nothing for a promotion without
 * a date.
 */
function SeatBadge({ kind, seatsLeft }: Pick<PromoSlide, 'kind' | 'seatsLeft'>) {
  if (kind === 'coming') return <Badge>Coming soon</Badge>;
  if (seatsLeft === null) return null;
  if (seatsLeft <= 0) return <Badge>Full</Badge>;
  return <Badge tone={getSeatSeverity(seatsLeft)}>{formatCount(seatsLeft, 'seat')} left</Badge>;
}
