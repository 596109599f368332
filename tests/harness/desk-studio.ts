import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { QuoteSaleResponse, SellProductResponse } from '@studio/contracts/staff-desk-sales';
import type { ListPaymentsResponse } from '@studio/contracts/staff-money';
import { promoCodes } from '@studio/server/promotions/tables';
import { eq } from 'drizzle-orm';
import { createGiftCard, getGiftCardBalance } from '../races/harness/gift-cards.ts';
import { callSuccessfully } from './call-api.ts';
import { createPromo } from './create-promo.ts';
import { openPeopleStudio } from './people-studio.ts';

/** Opens a studio with promo codes, whose staff sell at the front desk. */
export async function openDeskStudio() {
  const people = await openPeopleStudio();
  const { studio, staff } = people;
  await createPromo(studio, { code: 'CALM10' });
  await createPromo(studio, { code: 'FIRST20', percent: 20, appliesTo: 'first-pack' });
  await createPromo(studio, { code: 'ONCE', percent: 50, usesMax: 1 });

  const createCard = (pence: number) => createGiftCard(studio.services, { pence });
  const balanceOf = (id: string) => getGiftCardBalance(studio.services, id);
  const usesOf = async (code: string) =>
    (await studio.database.orm.select().from(promoCodes).where(eq(promoCodes.code, code)))[0]?.uses;
  const quoteSale = (fields: object) =>
    callSuccessfully<QuoteSaleResponse>(staff, paths.personSaleQuote, fields);
  const sell = (fields: object) =>
    callSuccessfully<SellProductResponse>(staff, paths.personSell, {
      saleId: randomUUID(),
      method: 'CASH',
      ...fields,
    });
  const listPayments = async () => {
    const today = studio.time.now.toISOString().slice(0, 10);
    const days = { from: today, to: today };
    return (await callSuccessfully<ListPaymentsResponse>(staff, paths.moneyList, days)).rows;
  };
  return { ...people, createCard, balanceOf, usesOf, quoteSale, sell, listPayments };
}

export type DeskStudio = Awaited<ReturnType<typeof openDeskStudio>>;
