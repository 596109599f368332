import type { HeroSlideId } from '@studio/content/copy/home';
import type { CopyLink } from '@studio/domain/site-copy/copy-field';
import type { ReactNode } from 'react';
import { getHeroPicture } from '../../../assets/pictures/get-hero-picture.ts';
import { hasAnyPicture } from '../../../lib/site/plain-picture.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { type FadingSlide, FadingSlides } from '../../../ui/fading-slides.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { PictureDetails } from '../../../ui/picture-details.ts';
import { type SocialLink, SocialLinks } from '../../../ui/social-links.tsx';
import { ArrowLink } from './arrow-link.tsx';

/** Hero slide with picture and text (handbook: pages 6). */
export interface HomeHeroSlide {
  picture: HeroSlideId;
  /** Title, whose line breaks apply only on wide screens. */
  title: string;
  description: string;
  primary: CopyLink | null;
  secondary: CopyLink | null;
  /** Position of the text. 'wall': on the left of the picture, which has space there. 'panel': on a panel. */
  textPlacement: 'wall' | 'panel';
  /** Uploaded picture or plain surface; null to show the built-in one. */
  uploaded: PictureDetails | null;
}

interface HomeHeroProps {
  /** Title of the page. It isn't a slide's heading, because these change. */
  title: string;
  slides: readonly HomeHeroSlide[];
  socials: readonly SocialLink[];
  /** Renders the button that opens the tour booking, with this class name and label. */
  tour: (className: string, label: string) => ReactNode;
  /** Decoration behind slides without pictures. */
  daylight: ReactNode;
}

/**
 * Up to three full-width pictures that cross-fade every 8 seconds and extend under the header (handbook: pages 2). If no
 * slide has a picture, their texts cross-fade on a plain surface below the header.
 */
export function HomeHero({ title, slides, socials, tour, daylight }: HomeHeroProps) {
  const isPictured = hasAnyPicture(slides.map(({ uploaded }) => uploaded));
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <FadingSlides
        label="What the studio offers"
        slides={slides.map((slide, nth) =>
          isPictured ? asSlide(slide, nth === 0, tour) : asTextSlide(slide, tour, daylight),
        )}
        delayMs={8000}
        speedMs={700}
        className={
          isPictured ? 'desk:h-[clamp(640px,100svh-164px,920px)]' : 'desk:h-[clamp(500px,100svh-330px,660px)]'
        }
        frame={isPictured ? 'aspect-4/5 sm:aspect-square md:aspect-video' : 'absolute inset-0'}
        aside={<SocialLinks links={socials} className="desk:rounded-pill desk:bg-chalk/84 desk:px-1" />}
      />
    </>
  );
}

function asTextSlide(slide: HomeHeroSlide, tour: HomeHeroProps['tour'], daylight: ReactNode): FadingSlide {
  return {
    key: slide.picture,
    name: toSlideName(slide),
    picture: daylight,
    text: (
      <div className="container-wide flex h-full items-center py-12 md:py-20 desk:pt-0 desk:pb-14">
        <SlideText slide={slide} layout="plain" tour={tour} />
      </div>
    ),
  };
}

const toSlideName = ({ title }: HomeHeroSlide) => title.replaceAll('\n', ' ');

function asSlide(slide: HomeHeroSlide, first: boolean, tour: HomeHeroProps['tour']): FadingSlide {
  const onPanel = slide.textPlacement === 'panel';
  return {
    key: slide.picture,
    name: toSlideName(slide),
    picture: (
      <>
        <Picture
          of={slide.uploaded ?? getHeroPicture(slide.picture)}
          sizes="100vw"
          className="size-full"
          phoneCrop
          priority={first}
        />
        <span
          aria-hidden="true"
          className={`absolute inset-x-0 top-0 h-[190px] bg-linear-to-b to-chalk/0 ${onPanel ? 'from-chalk/97' : 'from-chalk/50'}`}
        />
      </>
    ),
    text: (
      <div className="container-wide pt-7 pb-5 desk:pt-[clamp(6.75rem,16svh,9.75rem)] desk:pb-0">
        <SlideText slide={slide} layout={slide.textPlacement} tour={tour} />
      </div>
    ),
  };
}

/** CSS classes of the text on a picture's wall, on a panel, and without a picture. */
const textLayouts = {
  wall: 'desk:max-w-[31.25rem]',
  panel: 'desk:-mt-6 desk:w-[31.4375rem] desk:rounded-panel desk:bg-chalk desk:p-10',
  plain: 'md:max-w-[40rem]',
} as const;

interface SlideTextProps {
  slide: HomeHeroSlide;
  layout: keyof typeof textLayouts;
  tour: HomeHeroProps['tour'];
}

function SlideText({ slide, layout, tour }: SlideTextProps) {
  const { title, description, primary, secondary } = slide;
  const onPanel = layout === 'panel';
  const onWall = layout === 'wall';
  return (
    <div className={textLayouts[layout]}>
      <h2 className={`whitespace-pre-line ${onPanel ? 'text-display desk:text-h1' : 'text-display'}`}>
        {title}
      </h2>
      <p className="mt-4 max-w-[25em] text-lead desk:mt-5 desk:max-[81rem]:max-w-[19em]">{description}</p>
      <div
        className={`mt-7 flex flex-wrap items-center gap-x-7 gap-y-2 max-sm:flex-col max-sm:items-stretch desk:mt-8 ${onWall ? 'desk:max-[81rem]:flex-col desk:max-[81rem]:items-start' : ''}`}
      >
        {primary?.to === '/tour' && tour('max-sm:w-full', primary.label)}
        {primary && primary.to !== '/tour' && (
          <ButtonLink to={primary.to} size="large" className="max-sm:w-full">
            {primary.label}
          </ButtonLink>
        )}
        {secondary && (
          <ArrowLink to={secondary.to} className="max-sm:self-center">
            {secondary.label}
          </ArrowLink>
        )}
      </div>
    </div>
  );
}
