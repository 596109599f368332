import { expect, it } from 'vitest';
import { parseBookingCode } from './parse-booking-code.ts';

it.each([
  ['M5DK81TC', { code: 'M5DK81TC' }],
  [' m5dk 8itc ', { code: 'M5DK81TC' }],
  ['M5DK-8lTO', { code: 'M5DK81T0' }],
  ['https://miles.example/scan?code=m5dk81tc&s=abc', { code: 'M5DK81TC', signature: 'abc' }],
  ['https://miles.example/scan?code=M5DK81TC', { code: 'M5DK81TC' }],
  ['https://miles.example/pricing', null],
  ['M5DK', null],
  ['Priya Shah', null],
  ['', null],
])('parses %j as %j', (text, code) => {
  expect(parseBookingCode(text)).toEqual(code);
});
