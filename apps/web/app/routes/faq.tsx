import { faqCopy } from '@studio/content/copy/faq';
import { quietCorner } from '../assets/pictures/quiet-corner.ts';
import { readAsked } from '../features/faq/faq-address.ts';
import { FaqBrowser } from '../features/faq/faq-browser.tsx';
import { foundQuestions } from '../features/faq/found-questions.ts';
import { loadFaq } from '../features/faq/load-faq.ts';
import { Daylight } from '../features/shell/daylight.tsx';
import { pageMeta } from '../lib/meta.ts';
import { onApproach } from '../lib/on-approach.tsx';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import { faqPage } from '../lib/structured-data/faq-page.ts';
import { Picture } from '../ui/picture.tsx';
import type { Route } from './+types/faq';

const SupportBar = onApproach(async () => (await import('../features/faq/support-bar.tsx')).SupportBar);
const PolicyCards = onApproach(async () => (await import('../features/faq/policy-cards.tsx')).PolicyCards);
const RecommendedClass = onApproach(
  async () => (await import('../features/faq/recommended-class.tsx')).RecommendedClass,
);

/** The next time of a class may be a minute old; a search is answered for whoever searches. */
export const handle = { keptFor: { seconds: 60 }, reads: ['q', 'topic'] };

export function meta({ location, matches }: Route.MetaArgs) {
  const shown = foundQuestions(readAsked(new URLSearchParams(location.search)));
  const structuredData = shown.length > 0 ? [faqPage(shown)] : [];
  return pageMeta(matches, faqCopy.meta.title, faqCopy.meta.description, { structuredData });
}

export function loader({ context }: Route.LoaderArgs) {
  return loadFaq(serverApi(context), context.get(siteContext).now());
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { policies, support, recommended } = loaderData;
  return (
    <>
      <FaqBrowser
        daylight={
          <Daylight className="pointer-events-none absolute -top-40 left-[18%] h-[90rem] w-[42rem]" />
        }
        picture={
          <div className="arch-fluid overflow-hidden !rounded-b-none [--arch-width:min(397px,29vw)]">
            <Picture of={quietCorner} sizes="397px" className="aspect-[397/460] w-full" />
          </div>
        }
      />
      <SupportBar {...support} />
      <PolicyCards {...policies} />
      <RecommendedClass {...recommended} />
    </>
  );
}
