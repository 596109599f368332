import type { SitePictureId } from '@studio/content/site-pictures';
import { formatPriceShort } from '@studio/domain/money/money';
import { Link } from 'react-router';
import { studioEnvironment1 } from '../../../assets/pictures/studio-environment-1.ts';
import { studioEnvironment2 } from '../../../assets/pictures/studio-environment-2.ts';
import { studioEnvironment3 } from '../../../assets/pictures/studio-environment-3.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-name.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { PictureDetails } from '../../../ui/picture-details.ts';
import type { FeaturedProduct } from './class-type-page-data.ts';

interface RoomPicture {
  id: SitePictureId;
  builtIn: PictureDetails;
}

/** Pictures of rooms by category. Categories that owners add show the picture of mat Pilates. */
const matRoom: RoomPicture = { id: 'equipment', builtIn: studioEnvironment2 };
const roomPictures: Readonly<Record<string, RoomPicture>> = {
  reformer: { id: 'studio', builtIn: studioEnvironment1 },
  yoga: { id: 'seating', builtIn: studioEnvironment3 },
};

/** Duration of the transition in milliseconds (handbook: pages 2). */
const speedMs = 700;
/** Returns the time in milliseconds for which a slide is shown. */
const getDelayMs = (category: string) => (category === 'yoga' ? 3000 : 8000);

interface ProductCarouselProps {
  slides: readonly FeaturedProduct[];
  /** Id of the category. */
  category: string;
}

/** Shows products bought in advance, one at a time, beside a picture of the room. */
export function ProductCarousel({ slides, category }: ProductCarouselProps) {
  const { id, builtIn } = roomPictures[category] ?? matRoom;
  const picture = useSitePicture(id, builtIn);
  if (slides.length === 0) return null;
  return (
    <div className="below-fold container-page section-y">
      <div
        className={`grid overflow-clip rounded-panel bg-forest text-chalk ${picture ? 'desk:grid-cols-[49%_51%]' : ''}`}
      >
        {picture && (
          <div className="relative max-desk:aspect-3/2">
            <Picture
              of={picture}
              sizes="(min-width: 83.5rem) 608px, (min-width: 68.75rem) 49vw, 92vw"
              className="absolute inset-0 size-full"
            />
          </div>
        )}
        <Carousel
          label="Packs and memberships"
          tone="dark"
          delayMs={getDelayMs(category)}
          speedMs={speedMs}
          className="min-w-0 px-6 pt-8 pb-5 md:px-12 md:pt-12 md:pb-8 desk:px-16 desk:pt-16 desk:pb-10"
          controlsClassName="mt-8"
          slides={slides.map((slide) => ({
            key: slide.id,
            name: slide.name,
            content: <Slide slide={slide} />,
          }))}
        />
      </div>
    </div>
  );
}

function Slide({ slide }: { slide: FeaturedProduct }) {
  const perClass = slide.perClassPence === null ? '' : ` · ${formatPriceShort(slide.perClassPence)} / class`;
  return (
    <div className="flex h-full flex-col items-start">
      <p className="eyebrow text-mist">{slide.eyebrow}</p>
      <h2 className="mt-3 text-h2">{slide.name}</h2>
      <p className="mt-4 max-w-[26em] text-lead text-mist">{slide.text}</p>
      <ul className="mt-5 mb-7 grid gap-2 text-[0.9375rem]">
        {slide.includes.map((item) => (
          <ListItem key={item} icon="check">
            {item}
          </ListItem>
        ))}
        {slide.excludes.map((item) => (
          <ListItem key={item} icon="minus">
            {item}
          </ListItem>
        ))}
      </ul>
      <p className="numeric mt-auto">
        <strong className="text-[2rem] leading-tight font-semibold">
          {formatPriceShort(slide.pricePence)}
        </strong>
        <span className="text-mist">
          {slide.unit && ` ${slide.unit}`}
          {perClass}
        </span>
      </p>
      <Link
        to={slide.action.to}
        className="mt-5 inline-flex min-h-12 items-center rounded-pill bg-chalk px-7 font-medium text-ink transition-colors duration-hover hover:bg-sand"
      >
        {slide.action.label}
      </Link>
    </div>
  );
}

function ListItem({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon name={icon} size={18} className="shrink-0 text-mist" />
      {children}
    </li>
  );
}
