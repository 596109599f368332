import { founderNote } from '@studio/content/copy/founder-note';
import { buildHeroSlides, type HeroSlide, homeFaq } from '@studio/content/copy/home';
import { getFaqByIds } from '@studio/content/faq';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { getHeroPicture } from '../../../assets/pictures/get-hero-picture.ts';
import type { Api } from '../../../lib/api/api.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { toPictureDetails } from '../../../lib/site/to-picture-details.ts';
import { toExerciseGym } from '../../../lib/structured-data/to-exercise-gym.ts';
import { toFaqPage } from '../../../lib/structured-data/to-faq-page.ts';
import { preloadPicture } from '../../../ui/preload-picture.ts';
import { buildCoreClassDetails } from './core-class-details.ts';
import type { HomeHeroSlide } from './home-hero.tsx';
import { loadHomeClasses } from './load-home-classes.ts';

/** Loads the data of the home page and its metadata. `origin` is the site's origin. */
export async function loadHome(api: Api, now: Date, origin: string) {
  const [catalogue, today] = await Promise.all([loadCatalogue(api), loadHomeClasses(api, now)]);
  const { studio, classTypes, instructors, products, settings } = catalogue;
  const questions = getFaqByIds(homeFaq.questions);
  const vinyasa = classTypes.find(({ id }) => id === 'vinyasa-yoga');
  const { address, directions } = studio;
  const slides = toHomeHeroSlides(
    buildHeroSlides({
      price: vinyasa ? formatPriceShort(vinyasa.pricePence, studio.currency) : null,
      twoForOne: products.some(({ id }) => id === 'tuesday-yoga-two-for-one'),
    }),
    catalogue.slidePictures,
  );
  const [first] = slides;
  return {
    description: `Reformer, mat Pilates and yoga in small groups at ${address.street}, ${address.district}. ${directions}`,
    today,
    /** Preloads the first picture of the hero from the page's head. */
    preloads: first
      ? preloadPicture(first.uploaded ?? getHeroPicture(first.picture), '100vw', { phoneCrop: true })
      : [],
    slides,
    classes: buildCoreClassDetails(catalogue),
    founderName: instructors.find(({ id }) => id === founderNote.instructorId)?.name ?? founderNote.name,
    countdownEndsAt: settings.countdownEndsAt,
    newsletterOfferPercent: settings.newsletterOfferPercent,
    questions,
    structuredData: [toExerciseGym(catalogue, origin), toFaqPage(questions)],
  };
}

/** Adds the uploaded pictures. The text never lies on one, because no one knows where it's empty. */
function toHomeHeroSlides(
  slides: readonly HeroSlide[],
  uploads: GetCatalogueResponse['slidePictures'],
): HomeHeroSlide[] {
  return slides.map((slide) => {
    const picture = uploads[slide.picture];
    if (!picture) return { ...slide, uploaded: null };
    return { ...slide, textPlacement: 'panel', uploaded: toPictureDetails(picture) };
  });
}
