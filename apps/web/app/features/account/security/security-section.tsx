import type { ReactNode } from 'react';

interface SecuritySectionProps {
  id: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** Section with a description beside its actions, or above them on phones. */
export function SecuritySection({ id, title, text, children }: SecuritySectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-5 border-t border-hairline py-9 md:py-12 desk:grid-cols-[300px_minmax(0,1fr)]"
    >
      <div className="max-w-[34rem]">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-2 text-small leading-relaxed text-stone">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
