import type { KeptData } from '@studio/content/copy/privacy';

/** What is kept, why, and for how long: three columns on desks, one below the other on phones. */
export function KeptList({ kept }: { kept: readonly KeptData[] }) {
  return (
    <dl className="mt-8">
      {kept.map(({ what, why, howLong }) => (
        <div
          key={what}
          className="grid gap-x-8 gap-y-3 border-t border-hairline py-5 md:grid-cols-[4fr_4fr_3fr]"
        >
          <dt className="font-medium text-pretty">{what}</dt>
          <Detail label="Why" text={why} />
          <Detail label="How long" text={howLong} />
        </div>
      ))}
    </dl>
  );
}

function Detail({ label, text }: { label: string; text: string }) {
  return (
    <dd className="text-[0.9375rem] leading-normal text-stone">
      <span className="block text-note font-medium text-ink">{label}</span>
      {text}
    </dd>
  );
}
