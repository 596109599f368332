import { memo, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ClassRow } from './class-row.tsx';
import { groupByDayPart } from './day-parts.ts';
import type { ShownSlot } from './shown-slots.ts';

export interface ClassListProps {
  slots: readonly ShownSlot[];
  /** ISO instant at which the classes were loaded, by the server's clock. */
  loadedAt: string;
  openId: string | null;
  onOpen: (slot: ShownSlot | null) => void;
}

const icons = { Morning: 'sunrise', Midday: 'sun', Evening: 'sunset' } as const;

/** Groups a day's classes by part of the day. One class is open at a time. */
export const ClassList = memo(function ClassList({ slots, loadedAt, openId, onOpen }: ClassListProps) {
  const now = new Date(loadedAt);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showOpenClass(list.current), []);
  useOpenedEarly(list, openId, (id) => onOpen(slots.find(({ classId }) => classId === id) ?? null));
  // Opening a row also closes the open one. A close event counts only if no row is open afterwards.
  const toggle = (slot: ShownSlot, open: boolean) => {
    if (open && slot.classId !== openId) {
      onOpen(slot);
      showBook(list.current);
    }
    if (!open && slot.classId === openId && !list.current?.querySelector('details[open]')) onOpen(null);
  };
  return (
    <div ref={list} className="@container grid grid-cols-[minmax(0,1fr)] gap-9">
      {groupByDayPart(slots).map(({ part, slots: ofPart }) => {
        const icon = icons[part];
        return (
          <section key={part} aria-label={part}>
            <h3 className="eyebrow flex items-center gap-2.5 border-b border-hairline pb-2.5 font-sans">
              <Icon name={icon} size={18} />
              {part}
            </h3>
            {ofPart.map((slot) => (
              <ClassRow
                key={slot.classId}
                slot={slot}
                now={now}
                open={slot.classId === openId}
                onToggle={toggle}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
});

/** Detects a row that the visitor opened before hydration, and writes its class into the URL. */
function useOpenedEarly(
  list: RefObject<HTMLDivElement | null>,
  openId: string | null,
  onOpen: (classId: string) => void,
): void {
  const opened = useEffectEvent(() => {
    const id = list.current?.querySelector<HTMLElement>('details[open]')?.dataset.classId;
    if (!id || id === openId) return;
    onOpen(id);
    showBook(list.current);
  });
  useEffect(() => opened(), []);
}

/** Scrolls the Book button of the open row into view. On phones the button is below the row's text. */
function showBook(list: HTMLElement | null): void {
  requestAnimationFrame(() =>
    list?.querySelector('details[open] [data-booking-panel]')?.scrollIntoView({ block: 'nearest' }),
  );
}

/** Scrolls to the class in the URL and its Book button if they are below the visible area. */
function showOpenClass(list: HTMLElement | null): void {
  const open = list?.querySelector('details[open]');
  if (open && open.getBoundingClientRect().top > innerHeight * 0.7)
    open.scrollIntoView({ behavior: 'instant' });
  open?.querySelector('[data-booking-panel]')?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
}
