import type { StaffClassType } from '@studio/contracts/staff-class-types';
import { parseAmountInput } from '@studio/domain/money/amount-input';
import { formatCount } from '@studio/domain/text/format';
import { type ReactNode, useState } from 'react';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { type ClassTypeDraft, toClassTypeValues } from './class-type-draft.ts';
import {
  type ChangeScope,
  changesDetails,
  changesTexts,
  listDetailScopes,
  listPriceScopes,
} from './describe-class-type-change.ts';

/** Manages to which classes the changes of a class type apply. `type` is null for a new class type. */
export function useClassTypeScopes(type: StaffClassType | null, draft: ClassTypeDraft) {
  const [priceScope, setPriceScope] = useState<ChangeScope>('upcoming');
  const [detailScope, setDetailScope] = useState<ChangeScope>('upcoming');
  const hasUpcoming = type !== null && type.upcomingClasses > 0;
  const pricePence = parseAmountInput(draft.price);
  const asksPrice = hasUpcoming && pricePence !== null && pricePence !== type.pricePence;
  const values = toClassTypeValues(draft);
  const asksDetails = hasUpcoming && changesDetails(type, values);
  const hasNewTexts = hasUpcoming && changesTexts(type, values);
  return {
    price: hasUpcoming && { value: priceScope, onChange: setPriceScope, type, isChanged: asksPrice },
    details: hasUpcoming && {
      value: detailScope,
      onChange: setDetailScope,
      type,
      isChanged: asksDetails,
      hasNewTexts,
    },
    /** Fields to send with the saved values. */
    toSave: {
      repriceScheduled: asksPrice && priceScope === 'upcoming' && listPriceScopes(type).length > 0,
      includeScheduled:
        asksDetails && detailScope === 'upcoming' && listDetailScopes(type, hasNewTexts).length > 0,
    },
  };
}

interface ScopeFieldProps {
  type: StaffClassType;
  /** Whether the owner has typed a change. Until then, a note says that they can choose the classes. */
  isChanged: boolean;
  value: ChangeScope;
  onChange: (value: ChangeScope) => void;
}

/** Field to choose which classes get the new price, or a note that no upcoming class can get it. */
export function PriceScopeField({ type, isChanged, value, onChange }: ScopeFieldProps) {
  const rows = listPriceScopes(type);
  if (rows.length === 0)
    return (
      <Note>
        A new price applies to new classes only:{' '}
        {formatCount(type.upcomingClasses, 'upcoming class has its', 'upcoming classes have their')} own
        price.
      </Note>
    );
  if (!isChanged)
    return (
      <Note>
        If you change the price, you can choose here whether the new price also applies to{' '}
        {formatCount(type.upcomingClasses - type.ownPriceClasses, 'upcoming class', 'upcoming classes')}.
      </Note>
    );
  return (
    <ChoiceRows
      legend="Apply the new price to"
      legendShown
      name="class-type-price-scope"
      rows={rows}
      value={value}
      onChange={onChange}
    />
  );
}

interface DetailScopeFieldProps extends ScopeFieldProps {
  /** Whether the name or description is among the changes. */
  hasNewTexts: boolean;
}

/** Field to choose which classes get the other changes, or a note that no upcoming class can get them. */
export function DetailScopeField({ type, isChanged, hasNewTexts, value, onChange }: DetailScopeFieldProps) {
  const rows = listDetailScopes(type, hasNewTexts);
  if (rows.length === 0)
    return (
      <Note>
        Only a new name, description or price reaches upcoming classes:{' '}
        {formatCount(type.upcomingBookings, 'upcoming class has', 'upcoming classes have')} bookings, holds or
        a waiting list.
      </Note>
    );
  if (!isChanged)
    return (
      <Note>
        If you change the name, level or other details, you can choose here whether upcoming classes change
        too.
      </Note>
    );
  return (
    <ChoiceRows
      legend="Apply changes other than price and places to"
      legendShown
      name="class-type-detail-scope"
      rows={rows}
      value={value}
      onChange={onChange}
    />
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-small text-stone">{children}</p>;
}
