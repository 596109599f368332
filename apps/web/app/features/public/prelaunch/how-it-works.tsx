import { prelaunchCopy } from '@studio/content/copy/prelaunch';
import { eventSoundHealing } from '../../../assets/pictures/event-sound-healing.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';

const { how, emails } = prelaunchCopy;

/** Steps of subscribing, and the emails that subscribers get. */
export function HowItWorks({ percent }: { percent: number }) {
  const picture = useSitePicture('newsletter', eventSoundHealing);
  return (
    <>
      <section aria-labelledby="how" className="container-page py-16 md:py-24 desk:py-32">
        <h2 id="how" className="text-h2">
          {how.heading}
        </h2>
        <ol className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-3 desk:mt-14">
          {listSteps(percent).map(({ title, text }, index) => (
            <RevealOnScroll as="li" nth={index} key={title} className="border-t border-ink/15 pt-5">
              <p aria-hidden="true" className="display-face text-h2 text-clay numeric">
                {index + 1}
              </p>
              <h3 className="mt-4 text-h3">{title}</h3>
              <p className="mt-2 max-w-[30em] text-stone">{text}</p>
            </RevealOnScroll>
          ))}
        </ol>
      </section>
      <section aria-labelledby="letters" className="bg-linen">
        <div className="container-page grid items-center gap-x-6 gap-y-10 py-16 md:grid-cols-12 md:py-24 desk:py-32">
          {picture && (
            <RevealOnScroll className="md:col-span-6">
              <Picture
                of={picture}
                sizes="(min-width: 68.75rem) 608px, (min-width: 48rem) 46vw, 92vw"
                className="aspect-[5/4] w-full rounded-panel bg-sand/40"
              />
            </RevealOnScroll>
          )}
          <RevealOnScroll nth={1} className={picture ? 'md:col-span-5 md:col-start-8' : 'md:col-span-8'}>
            <h2 id="letters" className="text-h2">
              {emails.heading}
            </h2>
            <p className="mt-4 max-w-[30em] text-lead text-stone">{emails.text}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/pricing#packs">{emails.packs}</ButtonLink>
              <ButtonLink to="/tour" kind="secondary">
                {emails.tour}
              </ButtonLink>
            </div>
          </RevealOnScroll>
        </div>
      </section>
    </>
  );
}

/** Returns the steps of subscribing. Without a discount, the last one promises news instead of a promo code. */
function listSteps(percent: number): readonly { title: string; text: string }[] {
  if (percent === 0) return [...how.steps.slice(0, -1), how.noOfferStep];
  return how.steps.map(({ title, text }) => ({ title, text: text.replace('{percent}', String(percent)) }));
}
