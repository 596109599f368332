import type { KeptData } from '@studio/content/copy/privacy';

/** What is kept, why, and for how long: a table on desks, cards of a list on phones. */
export function KeptList({ kept }: { kept: readonly KeptData[] }) {
  return (
    <dl className="mt-8 grid gap-4">
      {kept.map(({ what, why, howLong }) => (
        <div
          key={what}
          className="grid gap-x-8 gap-y-3 rounded-card border border-hairline bg-paper p-5 md:grid-cols-[5fr_4fr] md:p-7"
        >
          <dt className="font-medium text-pretty md:row-span-2">{what}</dt>
          <dd className="text-[0.9375rem] text-stone">
            <span className="eyebrow block">Why</span>
            {why}
          </dd>
          <dd className="text-[0.9375rem] text-stone">
            <span className="eyebrow block">How long</span>
            {howLong}
          </dd>
        </div>
      ))}
    </dl>
  );
}
