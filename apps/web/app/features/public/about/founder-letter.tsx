import type { FounderCopy } from '@studio/content/site-copy/founder';
import { toParagraphs } from '@studio/domain/site-copy/tidy-copy';
import { founderArch } from '../../../assets/pictures/founder-arch.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';

/**
 * Shows the founder's note and letter, if the studio has a note. `name` is the founder's current name in the catalogue.
 */
export function FounderLetter({ copy, name }: { copy: FounderCopy; name: string }) {
  const picture = useSitePicture('founder', founderArch);
  if (!copy.note) return null;
  return (
    <section aria-labelledby="founder" className="container-page section-y">
      <div className="grid items-center gap-x-6 gap-y-10 desk:grid-cols-12">
        {picture && (
          <RevealOnScroll className="max-desk:mx-auto desk:col-span-4">
            <div className="arch-fluid overflow-hidden bg-linen [--arch-width:min(397px,74vw)] desk:[--arch-width:min(397px,29vw)]">
              <Picture
                of={picture}
                sizes="(min-width: 34rem) 397px, 74vw"
                className="aspect-[397/548] w-full"
              />
            </div>
          </RevealOnScroll>
        )}
        <RevealOnScroll nth={1} className={picture ? 'desk:col-span-7 desk:col-start-6' : 'desk:col-span-8'}>
          <h2 id="founder" className="eyebrow font-sans">
            {copy.eyebrow}
          </h2>
          <blockquote>
            <p className="mt-6 display-face text-quote tracking-[-0.01em]">{copy.note}</p>
            <div className="mt-8 max-w-[58ch] space-y-4 text-stone">
              {toParagraphs(copy.letter).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </blockquote>
          <p className="mt-8 text-[1.0625rem] font-medium">{name}</p>
          <p className="mt-0.5 text-small text-stone">{copy.role}</p>
        </RevealOnScroll>
      </div>
    </section>
  );
}
