import { founder } from '@studio/content/copy/founder';
import { goodToKnow, heroSlides } from '@studio/content/copy/home';
import { faqById } from '@studio/content/faq';
import { formatPriceShort } from '@studio/domain/money/money';
import { heroMat } from '../../assets/pictures/hero-mat.ts';
import type { Api } from '../../lib/api.ts';
import { loadCatalogue } from '../../lib/load-catalogue.ts';
import { faqPage } from '../../lib/structured-data/faq-page.ts';
import { gym } from '../../lib/structured-data/gym.ts';
import { preloadPicture } from '../../ui/preload-picture.ts';
import { coreClassFacts } from './core-class-facts.ts';
import { loadToday } from './load-today.ts';

/** All that the home page shows and says of itself beyond its copy. `origin`: where the site is found. */
export async function loadHome(api: Api, now: Date, origin: string) {
  const [catalogue, today] = await Promise.all([loadCatalogue(api), loadToday(api, now)]);
  const { studio, classTypes, instructors, products, settings } = catalogue;
  const questions = faqById(goodToKnow.questions);
  const vinyasa = classTypes.find(({ id }) => id === 'vinyasa-yoga');
  const { address, directions } = studio;
  return {
    description: `Reformer, mat Pilates and yoga in small groups at ${address.street}, ${address.district}. ${directions}`,
    today,
    /** The first picture of the hero, for the page's head. */
    preloads: preloadPicture(heroMat, '100vw', { phoneCrop: true }),
    slides: heroSlides({
      price: vinyasa ? formatPriceShort(vinyasa.pricePence, studio.currency) : null,
      twoForOne: products.some(({ id }) => id === 'tuesday-yoga-two-for-one'),
    }),
    classes: coreClassFacts(catalogue),
    founderName: instructors.find(({ id }) => id === founder.instructorId)?.name ?? founder.name,
    countdownEndsAt: settings.countdownEndsAt,
    listOfferPercent: settings.listOfferPercent,
    questions,
    structuredData: [gym(catalogue, origin), faqPage(questions)],
  };
}
