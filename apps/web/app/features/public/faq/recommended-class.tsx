import { faqCopy } from '@studio/content/copy/faq';
import type { FaqTopicLabels } from '@studio/content/faq';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatDayShort } from '@studio/domain/time/format-london';
import { Link } from 'react-router';
import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import { usePageSearch } from '../../../lib/site/page-search.ts';
import { hasAnyPicture } from '../../../lib/site/plain-picture.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type {
  RecommendationsByTopic,
  RecommendedClassDetails,
  RecommendedProduct,
} from './build-recommendations.ts';
import { parseFaqUrl } from './faq-url.ts';
import type { NextClassTimes } from './load-next-class-times.ts';

const copy = faqCopy.recommended;

export function RecommendedClass({
  heading,
  topics,
  bySubject,
  times,
}: {
  heading: string;
  topics: readonly FaqTopicLabels[];
  bySubject: RecommendationsByTopic;
  times: NextClassTimes;
}) {
  const { topic } = parseFaqUrl(usePageSearch(), topics);
  const chosen = bySubject[topic];
  if (!chosen) return null;
  const text = (
    <>
      <p className="eyebrow mb-4">{heading}</p>
      <h2 id="recommended" className="text-h2">
        {chosen.title}
      </h2>
      <p className="numeric mt-3 text-stone">
        {chosen.difficulty} · {chosen.durationMin} min
      </p>
      {chosen.reason && <p className="mt-5 text-lead">{chosen.reason}</p>}
      <p className="mt-3 max-w-[44ch] text-stone">{chosen.description}</p>
      <Next chosen={chosen} times={times} />
    </>
  );
  if (!hasAnyPicture([chosen.picture]))
    return (
      <section aria-labelledby="recommended" className="container-page section-y">
        <div className="grid gap-x-6 desk:grid-cols-12">
          <div className="desk:col-span-6">{text}</div>
          <div className="desk:col-span-5 desk:col-start-8">
            <ProductLinks products={chosen.productOptions} />
          </div>
        </div>
      </section>
    );
  return (
    <section aria-labelledby="recommended" className="container-page section-y">
      <div className="grid gap-y-8 desk:grid-cols-12 desk:items-center desk:gap-x-6">
        <div className="desk:col-span-7">
          <Picture
            of={chosen.picture ?? getClassPicture(chosen.activityId, chosen.subType)}
            sizes="(min-width: 68.75rem) 44rem, 100vw"
            className="aspect-[16/10] h-auto w-full rounded-panel bg-linen desk:aspect-[712/640]"
          />
        </div>
        <div className="desk:col-span-5 desk:pl-10">
          {text}
          <ProductLinks products={chosen.productOptions} />
        </div>
      </div>
    </section>
  );
}

function Next({ chosen, times }: { chosen: RecommendedClassDetails; times: NextClassTimes }) {
  const time = times[chosen.title];
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ButtonLink to={chosen.to}>{copy.choose}</ButtonLink>
      {time && (
        <p className="text-small">
          <span className="numeric block font-medium">
            {copy.next}: {formatDayShort(time.dateStart.slice(0, 10))}, {time.dateStart.slice(11)}
          </span>
          <span className="text-stone">with {time.instructorName}</span>
        </p>
      )}
    </div>
  );
}

function ProductLinks({ products }: { products: readonly RecommendedProduct[] }) {
  return (
    <div className="mt-10">
      <h3 className="text-ui font-medium font-sans tracking-normal">{copy.productsHeading}</h3>
      <ul className="mt-3 border-t border-hairline">
        {products.map(({ id, name, subtitle, pricePence, unit, fragment }) => (
          <li key={id} className="border-b border-hairline">
            <Link
              to={`/pricing#${fragment}`}
              className="group flex min-h-15 items-center justify-between gap-x-4 py-2.5"
            >
              <span className="min-w-0">
                <span className="block leading-snug group-hover:text-clay-deep">{name}</span>
                <span className="block text-small text-stone">{subtitle}</span>
              </span>
              <span className="numeric shrink-0 font-semibold">
                {formatPriceShort(pricePence)}
                {unit && <span className="font-normal text-stone"> {unit}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/pricing" className="mt-2 inline-flex min-h-11 items-center gap-2 font-medium">
        <span className="text-link">{copy.pricingLink}</span>
        <Icon name="arrow-right" size={18} />
      </Link>
    </div>
  );
}
