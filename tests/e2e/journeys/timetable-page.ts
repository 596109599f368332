import { expect, type Locator, type Page } from '@playwright/test';
import type { ClassSlot } from '@studio/contracts/timetable';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { waitUntilHydrated } from '../harness/expect-state-change.ts';

/** /timetable, as people use it. */
export class TimetablePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the page, with a query such as '?activity=mat', and waits until its scripts have it. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`/timetable${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Find a class' })).toBeVisible();
    await waitUntilHydrated(this.strip);
  }

  /** The page with one class standing open, as a shared link shows it. */
  async openAt(slot: ClassSlot): Promise<void> {
    const [date = '', time = ''] = slot.dateStart.split('#');
    await this.open(`?${new URLSearchParams({ date, time, class: slot.classId })}`);
    await expect(this.bookButton(slot)).toBeVisible();
  }

  get strip(): Locator {
    return this.page.getByRole('toolbar', { name: 'Choose a day' });
  }

  /** The classes of the chosen day. */
  get list(): Locator {
    return this.page.getByRole('region', { name: 'Classes' });
  }

  /** Activities or instructors, on a wide screen. */
  get picker(): Locator {
    return this.page.getByRole('tabpanel');
  }

  /** Whatever is marked as chosen. */
  get current(): Locator {
    return this.page.locator('[aria-current="true"]');
  }

  /** The day that the calendar shows as chosen, on a wide screen. */
  async chosenDate(): Promise<string> {
    const cell = this.page.getByRole('gridcell', { selected: true });
    return (await cell.locator('[data-date]').getAttribute('data-date')) ?? '';
  }

  /** A day of the month, on a wide screen. */
  calendarDay(date: string): Locator {
    return this.page.getByRole('grid').locator(`[data-date="${date}"]`);
  }

  /** Chooses an activity or an instructor in the open tab of the picker. */
  async choose(name: string): Promise<void> {
    await this.picker.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(this.picker.getByRole('link', { name }).and(this.current)).toBeVisible();
  }

  /** A day of the strip. */
  day(date: string): Locator {
    return this.strip.getByRole('link', { name: formatDayMedium(date) });
  }

  /** A row of the list, open or not. */
  row({ dateStart, className, instructorName }: ClassSlot): Locator {
    return this.list
      .getByRole('group')
      .filter({ hasText: dateStart.slice(11) })
      .filter({ hasText: className })
      .filter({ hasText: instructorName });
  }

  /** What opens and closes a row. */
  head(slot: ClassSlot): Locator {
    return this.row(slot).locator('summary');
  }

  bookButton(slot: ClassSlot): Locator {
    return this.row(slot).getByRole('button', { name: 'Book' });
  }
}
