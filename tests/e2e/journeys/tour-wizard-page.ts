import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '@studio/contracts/paths';
import type { TourSlotDto } from '@studio/contracts/tours';
import { formatDayShort, formatTime } from '@studio/domain/time/format-london';
import type { Caller } from '../../races/harness/api-client.ts';
import type { ReceivedEmail } from '../harness/mailbox.ts';

/** Visitor who takes a tour. */
export interface TourGuest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Creates a visitor whose mailbox holds only this journey's emails. */
export function createTourGuest(firstName: string): TourGuest {
  const email = `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}@guests.example`;
  return { firstName, lastName: 'Okafor', email, phone: '+44 7700 900123' };
}

/**
 * Returns the free slots of the day with tours at index `dayIndex`. Files of journeys run at the same time, so each
 * file uses days of its own, as long as there are enough.
 */
export async function listFreeSlots(studio: Caller, dayIndex: number): Promise<TourSlotDto[]> {
  const { body } = await studio.call(paths.tourAvailability, { daysFrom: 1, daysTo: 14 });
  const slots = body.slots as unknown as TourSlotDto[];
  const dates = [...new Set(slots.map((slot) => slot.date))];
  const date = dates[dayIndex % dates.length];
  return slots.filter((slot) => slot.date === date);
}

/** Returns one of these slots by index. */
export async function getFreeSlot(studio: Caller, dayIndex: number, index = 0): Promise<TourSlotDto> {
  const slot = (await listFreeSlots(studio, dayIndex))[index];
  if (!slot) throw new Error(`Day ${dayIndex} has no free tour ${index}.`);
  return slot;
}

/** Returns the signed URL of "Move or cancel the tour". */
export function extractTourLink(email: ReceivedEmail): URL {
  const [link = ''] = /http\S+\/tour\/\S+\?k=\S+/.exec(email.text) ?? [];
  return new URL(link);
}

/** Page object of the tour wizard, on its page or in a dialog. */
export class TourWizardPage {
  private readonly page: Page;
  private readonly container: Page | Locator;

  constructor(page: Page, container: Page | Locator = page) {
    this.page = page;
    this.container = container;
  }

  async open(): Promise<void> {
    await this.page.goto('/tour');
    await expect(this.days.first()).toBeVisible();
  }

  get days(): Locator {
    return this.container.getByRole('listbox', { name: 'Tour dates' }).getByRole('option');
  }

  get next(): Locator {
    return this.container.getByRole('button', { name: 'Next' });
  }

  get back(): Locator {
    return this.container.getByRole('button', { name: 'Back' });
  }

  get confirm(): Locator {
    return this.container.getByRole('button', { name: 'Confirm' });
  }

  get alert(): Locator {
    return this.container.getByRole('alert');
  }

  day({ date }: TourSlotDto): Locator {
    return this.container.getByRole('option', { name: formatDayShort(date) });
  }

  time({ start }: TourSlotDto): Locator {
    return this.container.getByRole('option', { name: formatTime(new Date(start)) });
  }

  field(label: string): Locator {
    return this.container.getByLabel(`${label} *`);
  }

  /** Continues from the days to the times of the slot's day. */
  async chooseDay(slot: TourSlotDto): Promise<void> {
    await this.day(slot).click();
    await this.next.click();
  }

  /** Continues from the times to the details, which holds the slot. */
  async hold(slot: TourSlotDto): Promise<void> {
    await this.time(slot).click();
    await this.next.click();
    await expect(this.field('First name')).toBeVisible();
  }

  async fill(guest: TourGuest): Promise<void> {
    await this.field('First name').fill(guest.firstName);
    await this.field('Surname').fill(guest.lastName);
    await this.field('Email').fill(guest.email);
    await this.field('Phone').fill(guest.phone);
  }

  async expectFilled(guest: TourGuest): Promise<void> {
    await expect(this.field('First name')).toHaveValue(guest.firstName);
    await expect(this.field('Surname')).toHaveValue(guest.lastName);
    await expect(this.field('Email')).toHaveValue(guest.email);
    await expect(this.field('Phone')).toHaveValue(guest.phone);
  }

  async expectBooked({ start, end }: TourSlotDto): Promise<void> {
    const range = `${formatTime(new Date(start))}-${formatTime(new Date(end))}`;
    const expectedText = new RegExp(
      `Your studio tour is booked for .+, ${range}\\. \\(Ref: [0-9a-f-]{36}\\) We've emailed the details\\.`,
    );
    await expect(this.container.getByText(expectedText)).toBeVisible();
  }
}
