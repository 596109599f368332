import { countdownCopy } from '@studio/content/copy/prelaunch';
import type { ReactNode } from 'react';

const { offer, noOffer } = countdownCopy;

export function NewsletterOffer({ percent, children }: { percent: number; children: ReactNode }) {
  const { heading, note } = percent > 0 ? offer : noOffer;
  return (
    <div className="rounded-panel border border-chalk/15 bg-pine/60 p-6 sm:p-9">
      <p className="display-face text-h3">{heading.replace('{percent}', String(percent))}</p>
      <p className="mt-2 text-mist">{note}</p>
      <div className="mt-6">{children}</div>
    </div>
  );
}
