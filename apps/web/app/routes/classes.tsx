import { classesCopy } from '@studio/content/copy/classes';
import { lazyIsland } from '@studio/islands/lazy-island';
import { loadClassesPage } from '../features/public/classes/load-classes-page.ts';
import { buildPromoPreloadLinks, PromoHero } from '../features/public/classes/promo-hero.tsx';
import { loadQuizClasses } from '../features/public/quiz/load-quiz-classes.ts';
import { getSiteOrigin } from '../lib/site/get-site-origin.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import { toBreadcrumbList } from '../lib/structured-data/to-breadcrumb-list.ts';
import { toFaqPage } from '../lib/structured-data/to-faq-page.ts';
import type { Route } from './+types/classes';

const ClassCards = lazyIsland(
  async () => (await import('../features/public/classes/class-cards.tsx')).ClassCards,
);
const Quiz = lazyIsland(async () => (await import('../features/public/quiz/quiz.tsx')).Quiz);
const HowToJoin = lazyIsland(
  async () => (await import('../features/public/classes/how-to-join.tsx')).HowToJoin,
);
const Questions = lazyIsland(
  async () => (await import('../features/public/classes/classes-faq.tsx')).ClassesFaq,
);

export const handle = { cacheFor: { seconds: 1 } };

export async function loader({ context }: Route.LoaderArgs) {
  const api = getServerApi(context);
  const now = context.get(siteContext).now();
  const [page, quiz] = await Promise.all([loadClassesPage(api, now), loadQuizClasses(api, now)]);
  return { ...page, quiz };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const structuredData = [
    toBreadcrumbList([{ name: 'Classes', path: '/classes' }], getSiteOrigin(matches)),
    ...(loaderData && loaderData.questions.length > 0 ? [toFaqPage(loaderData.questions)] : []),
  ];
  const [first] = loaderData?.promos ?? [];
  return [
    ...buildPageMeta(matches, classesCopy.title, loaderData?.copy.description ?? '', { structuredData }),
    ...(first ? buildPromoPreloadLinks(first) : []).map((link) => ({ tagName: 'link', ...link })),
  ];
}

/** Returns false, so that content isn't reloaded while visitors read it. */
export const shouldRevalidate = () => false;

export default function ClassesPage({ loaderData }: Route.ComponentProps) {
  const { copy, promos, cards, join, quiz, questions } = loaderData;
  return (
    <>
      <div className="container-wide grid gap-x-6 gap-y-3 pt-8 pb-7 md:pt-12 md:pb-9 desk:grid-cols-12 desk:items-end">
        <h1 className="text-h1 desk:col-span-5">{copy.heading}</h1>
        <p className="max-w-[32em] text-lead desk:col-span-6 desk:col-start-7">{copy.lead}</p>
      </div>
      {promos.length > 0 && <PromoHero promos={promos} label={classesCopy.promosLabel} />}
      <ClassCards cards={cards} />
      <Quiz classes={quiz} />
      <HowToJoin copy={copy.join} join={join} />
      <Questions heading={copy.faqHeading} items={questions} />
    </>
  );
}
