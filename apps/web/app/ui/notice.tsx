import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-name.ts';

export interface NoticeProps {
  /** Kind of notice. An error interrupts screen readers; the others are announced politely or not at all. */
  tone?: 'error' | 'warning' | 'success' | 'plain';
  title: ReactNode;
  /** Advice on what to do next. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
}

const tones = {
  error: { box: 'border-error', icon: 'circle-alert', color: 'text-error', role: 'alert' },
  warning: { box: 'border-warning', icon: 'circle-alert', color: 'text-warning', role: 'status' },
  success: { box: 'border-success', icon: 'circle-check', color: 'text-success', role: 'status' },
  plain: { box: 'border-hairline', icon: null, color: 'text-ink', role: undefined },
} as const;

export function Notice({ tone = 'plain', title, children, action, icon: customIcon }: NoticeProps) {
  const style = tones[tone];
  const icon = customIcon ?? style.icon;
  return (
    <div
      role={style.role}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-paper px-5 py-4 ${style.box}`}
    >
      <div className="flex min-w-48 flex-1 gap-3.5">
        {icon && <Icon name={icon} size={20} className={`mt-px shrink-0 ${style.color}`} />}
        <div className="min-w-0">
          <p className={`text-ui ${children ? 'font-semibold' : ''}`}>{title}</p>
          {children && <div className="mt-1 text-small text-stone">{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
