import type { ReactNode } from 'react';

export interface BadgeProps {
  /**
   * Colours. plain: a fact on chalk or paper. warm: an offer. dark: on forest or pine. low, warn, ok:
   * availability and other statuses. The badge's text must say the same, because colour alone isn't accessible.
   */
  tone?: 'plain' | 'warm' | 'dark' | 'low' | 'warn' | 'ok';
  children: ReactNode;
  className?: string;
}

const tones = {
  plain: 'bg-linen text-ink',
  warm: 'bg-rose/45 text-ink',
  dark: 'bg-chalk/12 text-chalk',
  low: 'bg-clay-deep text-chalk',
  warn: 'bg-rose/40 text-ink',
  ok: 'bg-mist/45 text-ink',
} as const;

export function Badge({ tone = 'plain', children, className = '' }: BadgeProps) {
  return (
    <span
      className={`inline-flex min-h-6.5 items-center gap-1.5 rounded-input px-2.5 py-1 text-note font-medium ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
