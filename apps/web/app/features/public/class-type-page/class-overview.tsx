import { formatMinutesInWords } from '@studio/domain/time/format-minutes-in-words';
import { Icon } from '../../../ui/icon.tsx';
import { ClassPreview } from './class-preview.tsx';
import type { ClassTypePageData } from './class-type-page-data.ts';

interface ClassOverviewProps {
  page: Pick<ClassTypePageData, 'key' | 'activityId' | 'subType' | 'picture' | 'details' | 'story'>;
}

export function ClassOverview({ page }: ClassOverviewProps) {
  const { details, story } = page;
  return (
    <>
      <p className="max-w-[36em] text-lead">{story.overview}</p>
      {/* The hero shows an uploaded picture already. */}
      {!page.picture && <ClassPreview page={page} />}
      <h2 className="mt-12 text-section md:mt-14">{formatMinutesInWords(details.minutes)}</h2>
      <ol className="mt-5 border-t border-hairline">
        {story.timeline.map(({ minute, title, text }) => (
          <li
            key={minute}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 border-b border-hairline py-4 last:border-b-0 md:grid-cols-[4.5rem_13.5rem_minmax(0,1fr)] md:gap-x-0"
          >
            <span className="numeric font-medium">
              <span aria-hidden="true">{minute}′</span>
              <span className="sr-only">{minute === 0 ? 'Start:' : `${minute} minutes in:`}</span>
            </span>
            <span className="font-medium">{title}</span>
            <span className="text-stone max-md:col-start-2">{text}</span>
          </li>
        ))}
      </ol>
      <div className="mt-10 grid gap-10 sm:grid-cols-2 sm:gap-6 md:mt-12">
        <Ticks title="Good for" lines={story.goodFor} />
        <Ticks title="What to bring" lines={story.bring} />
      </div>
    </>
  );
}

function Ticks({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-4 grid gap-3.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon name="check" size={18} className="mt-1 shrink-0 text-sage-deep" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
