import { formatDayLong } from '@studio/domain/time/format-london';
import type { ReactNode } from 'react';
import { TableOfContents } from './table-of-contents.tsx';

/** Section: a heading with its paragraphs and further content below. */
export interface LegalSection {
  /** Id of the section's heading, used as URL fragment. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** List after the last paragraph. */
  points?: readonly string[];
  below?: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: string;
  version: string;
  /** First day on which this version applies, as 'YYYY-MM-DD'. */
  validFrom: string;
  sections: readonly LegalSection[];
  /** Decoration behind the title. */
  daylight: ReactNode;
  after?: ReactNode;
}

/** Layout of the terms and the privacy policy: title, sticky table of contents and numbered sections. */
export function LegalPage({ title, lead, version, validFrom, sections, daylight, after }: LegalPageProps) {
  return (
    <article>
      <header className="relative overflow-hidden bg-linen">
        {daylight}
        <div className="container-page relative grid gap-x-6 gap-y-6 py-12 md:py-20 desk:grid-cols-12 desk:items-end">
          <div className="desk:col-span-8">
            <h1 className="text-h1">{title}</h1>
            <p className="mt-5 max-w-[34em] text-lead">{lead}</p>
          </div>
          <p className="numeric text-small text-stone desk:col-span-4 desk:text-right">
            Version {version}, from {formatDayLong(validFrom)}
          </p>
        </div>
      </header>
      <div className="container-page grid gap-x-6 gap-y-10 py-10 md:py-20 desk:grid-cols-12">
        <TableOfContents
          className="desk:sticky desk:top-24 desk:col-span-4 desk:self-start"
          sections={sections.map(({ id, heading }) => ({ id, heading }))}
        />
        <div className="min-w-0 desk:col-span-8">
          {sections.map((section, nth) => (
            <Section key={section.id} nth={nth + 1} {...section} />
          ))}
          {after}
        </div>
      </div>
    </article>
  );
}

function Section({ nth, id, heading, paragraphs, points, below }: LegalSection & { nth: number }) {
  return (
    <section
      aria-labelledby={id}
      className="border-t border-hairline pt-7 pb-10 md:grid md:grid-cols-[3.5rem_1fr] md:pt-9 md:pb-14"
    >
      <p aria-hidden="true" className="numeric mb-1 text-small text-stone md:mb-0 md:pt-2">
        {nth}
      </p>
      <div className="min-w-0">
        <h2 id={id} className="mb-4 text-h3">
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-4 max-w-[62ch] last:mb-0">
            {paragraph}
          </p>
        ))}
        {points && (
          <ul className="mt-4 grid max-w-[62ch] list-disc gap-2 pl-5 marker:text-stone">
            {points.map((point) => (
              <li key={point} className="pl-1">
                {point}
              </li>
            ))}
          </ul>
        )}
        {below}
      </div>
    </section>
  );
}
