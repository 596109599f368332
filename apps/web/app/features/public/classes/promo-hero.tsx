import { getSeatSeverity } from '@studio/domain/timetable/seat-severity';
import { getPromoPicture } from '../../../assets/pictures/get-promo-picture.ts';
import { formatSeatsLeft } from '../../../lib/format/class-text.ts';
import type { PromoSlide } from '../../../lib/site/load-promo-slides.ts';
import { hasAnyPicture } from '../../../lib/site/plain-picture.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buildPreloadLinks } from '../../../ui/build-preload-links.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FadingSlides } from '../../../ui/fading-slides.tsx';
import { Picture } from '../../../ui/picture.tsx';

/** Time in milliseconds for which a slide is shown (handbook: pages 2). */
const delayMs = 6000;
const speedMs = 650;

const sizes = '100vw';

/** Returns the picture of a slide: that of its class type, or a built-in one. */
const getPicture = ({ id, picture }: Pick<PromoSlide, 'id' | 'picture'>) => picture ?? getPromoPicture(id);

/** Returns links that preload the picture of the first slide. */
export const buildPromoPreloadLinks = (first: Pick<PromoSlide, 'id' | 'picture'>) =>
  hasAnyPicture([first.picture]) ? buildPreloadLinks(getPicture(first), sizes, { phoneCrop: true }) : [];

/** Slides whose built-in picture has space for the text on its right. */
const textOnRight: ReadonlySet<string> = new Set(['sound-healing']);

/**
 * Slides with a picture and a caption for promotions other than the weekly classes. If no promotion has a picture, the
 * captions lie on a plain surface.
 */
export function PromoHero({ promos, label }: { promos: readonly PromoSlide[]; label: string }) {
  const isPictured = hasAnyPicture(promos.map(({ picture }) => picture));
  return (
    <FadingSlides
      label={label}
      delayMs={delayMs}
      speedMs={speedMs}
      className={isPictured ? 'desk:h-[clamp(500px,100svh-310px,700px)]' : 'desk:h-[28rem]'}
      frame={isPictured ? 'aspect-4/3 md:aspect-video' : 'absolute inset-0'}
      slides={promos.map((promo, nth) => ({
        key: promo.id,
        name: promo.title,
        picture: isPictured && (
          <Picture
            of={getPicture(promo)}
            sizes={sizes}
            priority={nth === 0}
            phoneCrop={nth === 0}
            className="size-full"
          />
        ),
        text: <PromoText promo={promo} isPictured={isPictured} />,
      }))}
    />
  );
}

function PromoText({ promo, isPictured }: { promo: PromoSlide; isPictured: boolean }) {
  const isOnRight = isPictured && textOnRight.has(promo.id);
  return (
    <div className={`container-wide flex h-full items-center ${isOnRight ? 'justify-end' : ''}`}>
      <div
        className={`w-full ${isPictured ? 'pt-6 pb-2 desk:max-w-[27.5rem] desk:rounded-panel desk:bg-chalk desk:p-9' : 'py-10 md:py-14 desk:pt-0 desk:pb-8'}`}
      >
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {promo.seatsLeft !== null && (
            <Badge tone={getSeatSeverity(promo.seatsLeft)}>{formatSeatsLeft(promo.seatsLeft)}</Badge>
          )}
          <span className="text-small font-medium">{promo.dateText ?? promo.startsText}</span>
        </p>
        <h2 className="mt-3.5 text-h2">{promo.title}</h2>
        <p className="mt-3 max-w-[26em] text-stone">{promo.text}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to={promo.button.to}>{promo.button.label}</ButtonLink>
          {promo.priceText && <span className="numeric font-semibold">{promo.priceText}</span>}
        </div>
      </div>
    </div>
  );
}
