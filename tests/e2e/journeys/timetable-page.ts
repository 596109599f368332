import { expect, type Locator, type Page } from '@playwright/test';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { waitUntilHydrated } from '../harness/expect-state-change.ts';

/** Page object of /timetable. */
export class TimetablePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the page, with a query such as '?activity=mat', and waits until it's hydrated. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/timetable${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Find a class' })).toBeVisible();
    await this.waitUntilHydrated();
  }

  waitUntilHydrated(): Promise<void> {
    return waitUntilHydrated(this.strip);
  }

  /** Opens the page with one class expanded, like a shared link. */
  async openAt(slot: ClassSlot): Promise<void> {
    const [date = '', time = ''] = slot.dateStart.split('#');
    await this.open(`?${new URLSearchParams({ date, time, class: slot.classId })}`);
    await expect(this.bookButton(slot)).toBeVisible();
  }

  get strip(): Locator {
    return this.page.getByRole('toolbar', { name: 'Choose a day' });
  }

  /** Classes of the chosen day. */
  get list(): Locator {
    return this.page.getByRole('region', { name: 'Classes' });
  }

  /** Activities or instructors, on a wide screen. */
  get picker(): Locator {
    return this.page.getByRole('tabpanel');
  }

  /** Elements marked as current. */
  get current(): Locator {
    return this.page.locator('[aria-current="true"]');
  }

  /** Returns the date selected in the calendar, on a wide screen. */
  async chosenDate(): Promise<string> {
    const cell = this.page.getByRole('gridcell', { selected: true });
    return (await cell.locator('[data-date]').getAttribute('data-date')) ?? '';
  }

  /** Day in the calendar, on a wide screen. */
  calendarDay(date: string): Locator {
    return this.page.getByRole('grid').locator(`[data-date="${date}"]`);
  }

  /** Chooses an activity or an instructor in the open tab of the picker. */
  async choose(name: string): Promise<void> {
    await this.picker.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(this.picker.getByRole('link', { name }).and(this.current)).toBeVisible();
  }

  /** Day in the day strip. */
  day(date: string): Locator {
    return this.strip.getByRole('link', { name: formatDayMedium(date) });
  }

  /** Row of the list, expanded or not. */
  row({ dateStart, className, instructorName }: ClassSlot): Locator {
    return this.list
      .getByRole('group')
      .filter({ hasText: dateStart.slice(11) })
      .filter({ hasText: className })
      .filter({ hasText: instructorName });
  }

  /** Control that expands and collapses a row. */
  head(slot: ClassSlot): Locator {
    return this.row(slot).locator('summary');
  }

  bookButton(slot: ClassSlot): Locator {
    return this.row(slot).getByRole('button', { name: 'Book' });
  }
}
