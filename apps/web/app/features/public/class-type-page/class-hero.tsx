import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { heroMat } from '../../../assets/pictures/hero-mat.ts';
import { heroReformer } from '../../../assets/pictures/hero-reformer.ts';
import { heroYoga } from '../../../assets/pictures/hero-yoga.ts';
import { hasAnyPicture } from '../../../lib/site/plain-picture.ts';
import { buildPreloadLinks } from '../../../ui/build-preload-links.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { PictureDetails } from '../../../ui/picture-details.ts';
import type { PhoneCrop } from '../../../ui/picture-sources.ts';
import { ClassStyleNav } from './class-style-nav.tsx';
import type { ClassTypePageData } from './class-type-page-data.ts';

interface Scene {
  picture: PictureDetails;
  /** `wall`: the text lies on the empty wall on the left of the picture. `panel`: the text lies on a panel. */
  textLayout: 'wall' | 'panel';
  /** Crop for phones. `square` crops to a square. */
  phoneCrop: PhoneCrop;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
}

const sizes = '100vw';
const yoga: Scene = { picture: heroYoga, textLayout: 'panel', phoneCrop: true, sizes };
/** Scenes by page. Pages that owners add show the picture of the yoga pages. */
const scenes: Readonly<Record<string, Scene>> = {
  reformer: { picture: heroReformer, textLayout: 'wall', phoneCrop: 'square', sizes },
  'mat-pilates': { picture: heroMat, textLayout: 'wall', phoneCrop: true, sizes },
};

/** On phones, an uploaded landscape picture covers a square frame, so it is displayed wider than the screen. */
const uploadedSizes = '(max-width: 48rem) 150vw, 100vw';

type HeroPage = Pick<ClassTypePageData, 'key' | 'picture'>;

/**
 * Returns the scene of a page. On an uploaded picture the text always has a panel, because no one knows where the
 * picture has space for text.
 */
function getScene({ key, picture }: HeroPage): Scene {
  return picture
    ? { picture, textLayout: 'panel', phoneCrop: false, sizes: uploadedSizes }
    : (scenes[key] ?? yoga);
}

/** Returns links that preload the hero's picture before the browser has parsed the page. */
export function buildHeroPreloadLinks(page: HeroPage) {
  if (!hasAnyPicture([page.picture])) return [];
  const { picture, phoneCrop, sizes } = getScene(page);
  return buildPreloadLinks(picture, sizes, { phoneCrop });
}

interface ClassHeroProps {
  page: Pick<ClassTypePageData, 'key' | 'crumb' | 'details' | 'picture' | 'timetable' | 'styles'>;
  /** Decoration behind the title of a page without a picture. */
  daylight: ReactNode;
}

/**
 * Shows the picture with the title. From 1100 px, the text lies over the picture; on narrower screens, below it. Without a
 * picture, the text lies on a plain surface.
 */
export function ClassHero({ page, daylight }: ClassHeroProps) {
  if (!hasAnyPicture([page.picture]))
    return (
      <section className="relative overflow-clip bg-linen">
        {daylight}
        <div className="container-wide relative pt-8 pb-10 md:pt-14 md:pb-16 desk:pt-18 desk:pb-20">
          <HeroText page={page} />
        </div>
      </section>
    );
  const { picture, textLayout, phoneCrop, sizes } = getScene(page);
  return (
    <section className="relative desk:h-[clamp(620px,100svh-220px,860px)]">
      <div className="aspect-square overflow-clip sm:aspect-5/4 bg-linen md:aspect-video desk:absolute desk:inset-0 desk:aspect-auto">
        <Picture of={picture} sizes={sizes} phoneCrop={phoneCrop} priority className="size-full" />
        {textLayout === 'panel' && <TopFade />}
      </div>
      <div className="container-wide pt-8 pb-2 md:pt-10 desk:relative desk:h-full desk:pt-31 desk:pb-0">
        <div
          className={
            textLayout === 'panel'
              ? 'desk:w-[31.5rem] desk:rounded-panel desk:bg-chalk desk:p-10 desk:pb-11'
              : 'desk:max-w-[20rem]'
          }
        >
          <HeroText page={page} />
        </div>
      </div>
    </section>
  );
}

/** Fades the top of the picture, so that the window frames in it don't cross the navigation. */
function TopFade() {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 h-28 bg-linear-to-b from-chalk/95 from-55% to-chalk/0 md:h-40" />
  );
}

function HeroText({ page: { key, crumb, details, timetable, styles } }: Pick<ClassHeroProps, 'page'>) {
  return (
    <>
      <nav aria-label="Breadcrumb" className="text-small">
        <ol className="flex items-center gap-2.5">
          <li>
            <Link to="/classes" className="text-link inline-flex min-h-11 items-center font-medium">
              Classes
            </Link>
          </li>
          <li aria-current="page" className="before:mr-2.5 before:text-line before:content-['/']">
            {crumb}
          </li>
        </ol>
      </nav>
      <h1 className="mt-3 text-h1">{preventBreak(details.title)}</h1>
      <p className="mt-4 max-w-[24em] text-lead text-pretty desk:mt-5">{details.lead}</p>
      {styles.length > 0 && <ClassStyleNav styles={styles} current={key} className="mt-6 max-w-80" />}
      <ButtonLink to={timetable} className="mt-7 max-md:hidden">
        See today's timetable
      </ButtonLink>
    </>
  );
}

/** Prevents a line break before a slash: "Restorative / | Yin Yoga". */
function preventBreak(title: string): string {
  return title.replace(' / ', '\u00a0/ ');
}
