import { lazyIsland } from '@studio/islands/lazy-island';
import { FaqBrowser } from '../features/public/faq/faq-browser.tsx';
import { FaqPicture } from '../features/public/faq/faq-picture.tsx';
import { parseFaqUrl } from '../features/public/faq/faq-url.ts';
import { loadFaqPage } from '../features/public/faq/load-faq-page.ts';
import { searchQuestions } from '../features/public/faq/search-questions.ts';
import { Daylight } from '../features/public/shell/daylight.tsx';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import { toFaqPage } from '../lib/structured-data/to-faq-page.ts';
import type { Route } from './+types/faq';

const SupportBar = lazyIsland(
  async () => (await import('../features/public/faq/support-bar.tsx')).SupportBar,
);
const PolicyCards = lazyIsland(
  async () => (await import('../features/public/faq/policy-cards.tsx')).PolicyCards,
);
const RecommendedClass = lazyIsland(
  async () => (await import('../features/public/faq/recommended-class.tsx')).RecommendedClass,
);

/** The page may show the time of the next class a minute late. Search results are cached for half a second only. */
export const handle = { cacheFor: { seconds: 60 }, reads: ['q', 'topic'] };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { copy, contents } = loaderData;
  const query = parseFaqUrl(new URLSearchParams(location.search), contents.topics);
  const shown = searchQuestions(query, contents);
  const structuredData = shown.length > 0 ? [toFaqPage(shown)] : [];
  return buildPageMeta(matches, 'Questions and answers', copy.description, { structuredData });
}

export function loader({ context }: Route.LoaderArgs) {
  return loadFaqPage(getServerApi(context), context.get(siteContext).now());
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { copy, contents, policies, support, recommended } = loaderData;
  return (
    <>
      <FaqBrowser
        copy={copy}
        contents={contents}
        daylight={
          <Daylight className="pointer-events-none absolute -top-40 left-[18%] h-[90rem] w-[42rem]" />
        }
        picture={<FaqPicture />}
      />
      <SupportBar {...support} />
      <PolicyCards {...policies} />
      <RecommendedClass heading={copy.recommendedHeading} topics={contents.topics} {...recommended} />
    </>
  );
}
