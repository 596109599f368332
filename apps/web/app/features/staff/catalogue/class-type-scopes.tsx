import type { StaffClassType } from '@studio/contracts/staff-class-types';
import { parseAmountInput } from '@studio/domain/money/amount-input';
import { formatCount } from '@studio/domain/text/format';
import { useState } from 'react';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { type ClassTypeDraft, toClassTypeValues } from './class-type-draft.ts';
import {
  type ChangeScope,
  changesDetails,
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
  const asksDetails = hasUpcoming && changesDetails(type, toClassTypeValues(draft));
  return {
    price: asksPrice && { value: priceScope, onChange: setPriceScope, type },
    details: asksDetails && { value: detailScope, onChange: setDetailScope, type },
    /** Fields to send with the saved values. */
    toSave: {
      repriceScheduled: asksPrice && priceScope === 'upcoming',
      includeScheduled: asksDetails && detailScope === 'upcoming' && listDetailScopes(type).length > 0,
    },
  };
}

interface ScopeFieldProps {
  type: StaffClassType;
  value: ChangeScope;
  onChange: (value: ChangeScope) => void;
}

/** Field to choose which classes get the new price. */
export function PriceScopeField({ type, value, onChange }: ScopeFieldProps) {
  return (
    <ChoiceRows
      legend="Apply the new price to"
      legendShown
      name="class-type-price-scope"
      rows={listPriceScopes(type)}
      value={value}
      onChange={onChange}
    />
  );
}

/** Field to choose which classes get the other changes, or a note that no upcoming class can get them. */
export function DetailScopeField({ type, value, onChange }: ScopeFieldProps) {
  const rows = listDetailScopes(type);
  if (rows.length === 0)
    return (
      <p className="text-small text-stone">
        The other changes apply to new classes only:{' '}
        {formatCount(type.upcomingBookings, 'upcoming class has', 'upcoming classes have')} bookings, holds or
        a waiting list.
      </p>
    );
  return (
    <ChoiceRows
      legend="Apply the other changes to"
      legendShown
      name="class-type-detail-scope"
      rows={rows}
      value={value}
      onChange={onChange}
    />
  );
}
