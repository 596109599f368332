import { heroSlideIds } from '@studio/content/copy/home';
import { listFaqItems } from '@studio/content/faq';
import type { HomeCopy } from '@studio/content/site-copy/home';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { findCurrentProduct } from '@studio/domain/catalogue/find-current-product';
import { formatPriceShort } from '@studio/domain/money/money';
import { getHeroPicture } from '../../../assets/pictures/get-hero-picture.ts';
import type { Api } from '../../../lib/api/api.ts';
import { choosePicture } from '../../../lib/site/choose-picture.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { loadSiteCopy } from '../../../lib/site/load-site-copy.ts';
import { hasAnyPicture } from '../../../lib/site/plain-picture.ts';
import { toExerciseGym } from '../../../lib/structured-data/to-exercise-gym.ts';
import { toFaqPage } from '../../../lib/structured-data/to-faq-page.ts';
import { buildPreloadLinks } from '../../../ui/build-preload-links.ts';
import { buildCoreClassDetails } from './core-class-details.ts';
import type { HomeHeroSlide } from './home-hero.tsx';
import { loadHomeClasses } from './load-home-classes.ts';

export type HomePageData = Awaited<ReturnType<typeof loadHomePage>>;

/** Loads the data of the home page and its metadata. `origin` is the site's origin. */
export async function loadHomePage(api: Api, now: Date, origin: string) {
  const [catalogue, today, copy] = await Promise.all([
    loadCatalogue(api),
    loadHomeClasses(api, now),
    loadSiteCopy(api, 'home', 'classes', 'faq', 'founder', 'location'),
  ]);
  const { instructors, settings } = catalogue;
  const { home, founder } = copy;
  const questions = listFaqItems(copy.faq, 'home');
  const slides = toHomeHeroSlides(home.slides, catalogue);
  const [first] = slides;
  return {
    description: home.description,
    today,
    /** Preloads the first picture of the hero from the page's head. */
    preloads:
      first && hasAnyPicture([first.uploaded])
        ? buildPreloadLinks(first.uploaded ?? getHeroPicture(first.picture), '100vw', { phoneCrop: true })
        : [],
    slides,
    copy: { classes: home.classes, studio: home.studio, method: home.method, questions: home.questions },
    classes: buildCoreClassDetails(catalogue, copy.classes),
    founder: { eyebrow: founder.eyebrow, note: founder.note, role: founder.role },
    founderName: instructors.find(({ id }) => id === founder.instructor)?.name ?? founder.name,
    location: copy.location,
    countdownEndsAt: settings.countdownEndsAt,
    openLead: home.countdown.openLead,
    newsletterOfferPercent: settings.newsletterOfferPercent,
    questions,
    structuredData: [
      toExerciseGym(catalogue, origin),
      ...(questions.length > 0 ? [toFaqPage(questions)] : []),
    ],
  };
}

/** Slides whose text lies on the empty wall of their built-in picture. */
const wallSlides: ReadonlySet<string> = new Set(['hero-mat', 'hero-reformer']);

/**
 * Returns the slides that have a title, with prices and uploaded pictures. On an uploaded picture the text always has a
 * panel, because no one knows where the picture has space for text.
 */
export function toHomeHeroSlides(
  slides: HomeCopy['slides'],
  catalogue: Pick<GetCatalogueResponse, 'classTypes' | 'products' | 'settings' | 'slidePictures' | 'studio'>,
): HomeHeroSlide[] {
  return heroSlideIds
    .filter((id) => slides[id].title !== '')
    .map((id) => {
      const { title, primary, secondary } = slides[id];
      const picture = choosePicture(catalogue.slidePictures[id], catalogue);
      return {
        picture: id,
        title,
        description: describeSlide(slides[id], catalogue),
        primary,
        secondary,
        textPlacement: picture || !wallSlides.has(id) ? 'panel' : 'wall',
        uploaded: picture,
      };
    });
}

/**
 * Returns a slide's description with the price of its class. While the slide's offer is sold, adds the sentence about
 * it.
 */
function describeSlide(
  { description, priceOf, offer, offerText }: HomeCopy['slides']['hero-mat'],
  { classTypes, products, studio }: Pick<GetCatalogueResponse, 'classTypes' | 'products' | 'studio'>,
): string {
  const type = classTypes.find(({ id }) => id === priceOf);
  const text = type
    ? description.replace('{price}', formatPriceShort(type.pricePence, studio.currency))
    : description.replace(/,? ?\{price\}( a session)?/, '');
  return offerText && findCurrentProduct(products, offer) ? `${text} ${offerText}` : text;
}
