import { tourArch } from '../../../assets/pictures/tour-arch.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Picture } from '../../../ui/picture.tsx';

interface BlogPlaceholderProps {
  title: string;
  /** Slug as it appears in the URL. */
  slug: string;
}

/** Page for an article that isn't written yet, at the URL of the article. */
export function BlogPlaceholder({ title, slug }: BlogPlaceholderProps) {
  const picture = useSitePicture('entrance', tourArch);
  return (
    <article className="overflow-hidden bg-linen">
      <div className="container-page grid gap-x-6 pt-12 md:pt-20 desk:grid-cols-12">
        <div className="min-w-0 pb-12 md:pb-20 desk:col-span-7 desk:self-center">
          <p className="eyebrow">Notes from the studio</p>
          <h1 className="mt-4 text-h1 break-words hyphens-auto">{title}</h1>
          <p className="mt-6 max-w-[34em] text-lead">
            This article isn’t published yet. You’ll find it here when it’s ready.
          </p>
          <p className="mt-3 text-small break-all text-stone">/blog/{slug}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/faq">See FAQ</ButtonLink>
            <ButtonLink to="/classes" kind="secondary">
              See classes
            </ButtonLink>
          </div>
        </div>
        {picture && (
          <div className="max-desk:mx-auto desk:col-span-4 desk:col-start-9 desk:self-end">
            <div className="arch-fluid overflow-hidden !rounded-b-none [--arch-width:min(397px,74vw)] desk:[--arch-width:min(397px,29vw)]">
              <Picture
                of={picture}
                sizes="(min-width: 34rem) 397px, 74vw"
                className="aspect-[397/500] h-auto w-full"
                priority
              />
            </div>
          </div>
        )}
      </div>
    </article>
  );
}
