import { type ClassTypeId, classTypes } from '@studio/content/class-types';
import { products } from '@studio/content/products';
import { getMondayIndex, type LocalDate } from '@studio/domain/time/local-date';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'june?', 'july?', 'aug', 'sept?', 'oct', 'nov', 'dec'];
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a pattern for an amount in everyday notation: "£35", "£35.00", "35 pounds"; never part of "£350". */
export function poundsPattern(pence: number): RegExp {
  const whole = Math.floor(pence / 100);
  const cents = pence % 100 === 0 ? '(?:\\.00)?' : `\\.${String(pence % 100).padStart(2, '0')}`;
  return new RegExp(`(?:£ ?${whole}${cents}(?![\\d]|[.,]\\d)|\\b${whole}${cents} pounds\\b)`);
}

/** Returns a pattern for a product's price. */
export function productPricePattern(productId: string): RegExp {
  const product = products.find(({ id }) => id === productId);
  if (!product) throw new Error(`Nothing is sold as ${productId}`);
  return poundsPattern(product.pricePence);
}

/** Returns a pattern for the price of a place in a class. */
export function classPricePattern(id: ClassTypeId): RegExp {
  return poundsPattern(classType(id).pricePence);
}

/** Returns a pattern for a class's length in minutes. */
export function classLengthPattern(id: ClassTypeId): RegExp {
  return new RegExp(`\\b${classType(id).durationMin}\\b`);
}

/** Returns a pattern for a number in digits or as a word. */
export function numberPattern(value: number): RegExp {
  return new RegExp(`\\b(?:${value}${numbers[value] ? `|${numbers[value]}` : ''})\\b`);
}

/** Returns a pattern for a time 'HH:MM' in everyday notation: "18:00", "6pm", "6.00 pm". */
export function timePattern(time: string): RegExp {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const two = String(minute).padStart(2, '0');
  const half = hour < 12 ? 'am' : 'pm';
  const short = `${hour % 12 || 12}(?:[:.]${two})${minute === 0 ? '?' : ''} ?${half}\\b`;
  return new RegExp(`(?<![\\d:])(?:0?${hour}[:.]${two}\\b(?! ?${half === 'am' ? 'pm' : 'am'})|${short})`);
}

/**
 * Returns a pattern for a date in everyday notation: "24 November", "24th of Nov", "November 24", "24/11", or its
 * weekday.
 */
export function datePattern(date: LocalDate): RegExp {
  const [, month = 0, of = 0] = date.split('-').map(Number);
  const name = `${months[month - 1]}[a-z]*`;
  const figure = `0?${of}(?:st|nd|rd|th)?`;
  const weekday = weekdays[getMondayIndex(date)];
  return new RegExp(
    `\\b(?:${figure} (?:of )?${name}|${name} ${figure}|0?${of}/${month}|${weekday}[a-z]*)\\b`,
  );
}

function classType(id: ClassTypeId) {
  const type = classTypes.find((candidate) => candidate.id === id);
  if (!type) throw new Error(`No class is taught as ${id}`);
  return type;
}
