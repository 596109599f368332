import type { ReactNode } from 'react';
import hero1200Avif from '../../assets/images/hero-mat-1200.avif?url';
import hero1600Jpeg from '../../assets/images/hero-mat-1600.jpg?url';
import hero2000Avif from '../../assets/images/hero-mat-2000.avif?url';
import heroPhoneAvif from '../../assets/images/hero-mat-phone.avif?url';
import heroPhoneJpeg from '../../assets/images/hero-mat-phone.jpg?url';
import { ButtonLink } from '../../ui/button-link.tsx';

const wide = '(min-width: 68.75rem)';
const phone = '(max-width: 48rem)';

/**
 * The wall full of daylight. Text stands on the clear part of it; on smaller screens below the picture. `besides` is
 * a second, quieter way on.
 */
export function Hero({ besides }: { besides?: ReactNode }) {
  return (
    <section className="relative desk:h-[clamp(520px,calc(100svh_-_96px_-_176px),820px)]">
      <picture>
        <source media={phone} srcSet={heroPhoneAvif} type="image/avif" width={780} height={975} />
        <source media={phone} srcSet={heroPhoneJpeg} width={780} height={975} />
        <source media={wide} srcSet={hero2000Avif} type="image/avif" width={2000} height={1125} />
        <source srcSet={hero1200Avif} type="image/avif" width={1200} height={675} />
        <img
          src={hero1600Jpeg}
          width={1600}
          height={900}
          alt="Plaster figure balancing in teaser on a green mat beside an olive tree"
          fetchPriority="high"
          className="h-auto w-full bg-linen object-cover object-[68%_60%] desk:absolute desk:inset-0 desk:size-full"
        />
      </picture>
      <div className="container-page desk:relative desk:flex desk:h-full desk:items-center">
        <div className="max-w-[31rem] pt-8 pb-12 desk:py-0">
          <h1 className="text-display">A room full of daylight</h1>
          <p className="mt-5 max-w-[27em] text-lead">
            Reformer, mat and yoga in small groups, five minutes’ walk from Vauxhall station.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-2">
            <ButtonLink to="/timetable" size="large">
              Book a class
            </ButtonLink>
            {besides}
          </div>
        </div>
      </div>
    </section>
  );
}
