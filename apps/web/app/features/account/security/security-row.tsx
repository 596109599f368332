import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-name.ts';

interface SecurityRowProps {
  icon: IconName;
  title: string;
  /** Whether the setting is on; undefined if it can't be turned on or off. */
  on?: boolean;
  children: ReactNode;
  /** Buttons beside the text, or below it on phones. */
  action?: ReactNode;
  failure?: string | null;
}

/** Row of one security setting. The list around it uses `securityRowsClassName`. */
export function SecurityRow({ icon, title, on, children, action, failure }: SecurityRowProps) {
  return (
    <li className="px-5 py-5 sm:px-7">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <div className="flex min-w-0 flex-[1_1_17rem] gap-4">
          <Icon name={icon} className={`shrink-0 ${on ? 'text-success' : 'text-stone'}`} />
          <div className="min-w-0">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-ui font-semibold tracking-normal">
              {title}
              {on && <Badge tone="ok">On</Badge>}
            </h3>
            <div className="mt-0.5 text-small leading-normal text-stone">{children}</div>
          </div>
        </div>
        {action && <div className="flex shrink-0 flex-wrap gap-2.5 max-sm:pl-10">{action}</div>}
      </div>
      <p role="alert" className="mt-3 pl-10 text-small text-error empty:hidden">
        {failure}
      </p>
    </li>
  );
}

/** CSS classes of the list around the rows. */
export const securityRowsClassName = 'divide-y divide-hairline rounded-card border border-hairline bg-paper';
