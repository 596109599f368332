import { BrandMark } from '../../../lib/site/brand-mark.tsx';
import type { PurchaseResultSummary } from './purchase-result-summary.ts';

export function PurchaseResultCard({ figure, unit, name, until }: PurchaseResultSummary['card']) {
  const long = figure.length > 3;
  return (
    <section
      aria-label={name}
      className="on-dark flex min-h-[400px] w-full flex-col items-center rounded-[min(188px,calc((100vw-40px)/2))_min(188px,calc((100vw-40px)/2))_24px_24px] bg-forest px-6 pt-14 pb-8 text-center text-chalk"
    >
      <BrandMark />
      {figure && (
        <p className="mt-6">
          <span
            className={`numeric block font-display leading-none ${long ? 'text-[46px]' : 'text-[104px]'}`}
          >
            {figure}
          </span>
          <span className="mt-2 block text-lead">{unit}</span>
        </p>
      )}
      <h2 className="mt-auto max-w-[18rem] pt-8 text-[26px] leading-[1.15]">{name}</h2>
      {until && <p className="numeric mt-2 text-mist">{until}</p>}
    </section>
  );
}
