import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPayingCustomer, savePayingCustomer } from './paying-customer.ts';

const amara = { firstName: 'Amara', lastName: 'Cole', email: 'amara@example.com' };

beforeEach(() => {
  const saved = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('returns the customer of the saved payment only', () => {
  expect(readPayingCustomer('pi_1')).toBeUndefined();
  savePayingCustomer('pi_1', amara);
  expect(readPayingCustomer('pi_1')).toEqual(amara);
  expect(readPayingCustomer('pi_2')).toBeUndefined();
  savePayingCustomer('pi_2', { ...amara, firstName: 'Bea' });
  expect(readPayingCustomer('pi_2')?.firstName).toBe('Bea');
  expect(readPayingCustomer('pi_1')).toBeUndefined();
});

it('returns undefined when storage is blocked or holds an invalid value', () => {
  sessionStorage.setItem('checkout_customer', '{');
  expect(readPayingCustomer('pi_1')).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => savePayingCustomer('pi_1', amara)).not.toThrow();
  expect(readPayingCustomer('pi_1')).toBeUndefined();
});
