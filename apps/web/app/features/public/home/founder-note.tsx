import type { FounderCopy } from '@studio/content/site-copy/founder';
import { founderArch } from '../../../assets/pictures/founder-arch.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { RevealOnScroll } from '../../../ui/reveal-on-scroll.tsx';

interface FounderNoteProps {
  copy: Pick<FounderCopy, 'eyebrow' | 'note' | 'role'>;
  /** Current name of the founder in the catalogue. */
  name: string;
}

/** Shows the founder's note, if the studio has one. */
export function FounderNote({ copy, name }: FounderNoteProps) {
  const picture = useSitePicture('founder', founderArch);
  if (!copy.note) return null;
  return (
    <section aria-labelledby="founder" className="section-y">
      <div className="container-page grid items-center gap-x-6 gap-y-9 desk:grid-cols-12">
        <figure className="order-2 desk:order-1 desk:col-span-7">
          <RevealOnScroll>
            <h2 id="founder" className="eyebrow font-sans">
              {copy.eyebrow}
            </h2>
            <blockquote className="mt-6 display-face text-quote tracking-[-0.01em]">
              <p>{copy.note}</p>
            </blockquote>
            <figcaption className="mt-8">
              <span className="block text-[1.0625rem] font-medium">{name}</span>
              <span className="mt-0.5 block text-small text-stone">{copy.role}</span>
            </figcaption>
          </RevealOnScroll>
        </figure>
        {picture && (
          <RevealOnScroll
            nth={1}
            className="order-1 max-desk:mx-auto desk:order-2 desk:col-span-4 desk:col-start-9"
          >
            <div
              className="arch-fluid max-w-full overflow-hidden bg-linen"
              style={{ '--arch-width': 'min(397px, 74vw)' }}
            >
              <Picture
                of={picture}
                sizes="(min-width: 34rem) 397px, 74vw"
                className="aspect-[397/520] w-full"
              />
            </div>
          </RevealOnScroll>
        )}
      </div>
    </section>
  );
}
