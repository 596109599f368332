import { terms } from '@studio/content/terms';
import { formatDayLong } from '@studio/domain/time/format-london';
import { pageMeta } from '../lib/meta.ts';

export const meta = () =>
  pageMeta('Terms and conditions', 'What holds when you book a class at Miles Street, in plain words.');

export default function TermsPage() {
  return (
    <article className="container-page py-12 md:py-20">
      <h1 className="text-h1">Terms and conditions</h1>
      <p className="mt-4 text-stone">
        Version {terms.version}, from {formatDayLong(terms.validFrom)}
      </p>
      <div className="mt-10 max-w-[62ch] md:mt-14">
        {terms.sections.map((section) => (
          <section key={section.id} className="mb-10" aria-labelledby={section.id}>
            <h2 id={section.id} className="mb-3 text-h3">
              {section.heading}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mb-3">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
