import type { PreparedStatement } from '../platform/database/database.ts';

/**
 * Claims a slot for a browser in one statement: a free slot, one with an expired hold, or one that the browser holds.
 * Releases the browser's hold of another slot. Returns no row when another browser has the slot.
 */
export const claimSlotStatement: PreparedStatement = {
  name: 'claim_tour_slot',
  text: `WITH let_go AS (
    DELETE FROM tour_slots WHERE branch_id = $1 AND client_id = $3 AND status = 'HELD' AND starts_at <> $2
  )
  INSERT INTO tour_slots (branch_id, starts_at, status, client_id, held_until, address_hash, network_hash)
  VALUES ($1, $2, 'HELD', $3, $5, $6, $7)
  ON CONFLICT (branch_id, starts_at) DO UPDATE
    SET client_id = EXCLUDED.client_id, held_until = EXCLUDED.held_until, address_hash = EXCLUDED.address_hash,
      network_hash = EXCLUDED.network_hash
    WHERE tour_slots.status = 'HELD'
      AND (tour_slots.held_until <= $4 OR tour_slots.client_id = EXCLUDED.client_id)
  RETURNING starts_at`,
};

/** Releases a browser's hold. Returns no row when the browser has none. */
export const releaseSlotStatement: PreparedStatement = {
  name: 'release_tour_slot',
  text: `DELETE FROM tour_slots
    WHERE branch_id = $1 AND starts_at = $2 AND client_id = $3 AND status = 'HELD'
    RETURNING starts_at`,
};

/**
 * Books the slot that a browser holds, at time $4. An expired hold still counts when no one else has taken the slot and
 * the slot starts at or after $5, the earliest start for a new hold.
 */
export const bookSlotStatement: PreparedStatement = {
  name: 'book_tour_slot',
  text: `UPDATE tour_slots SET status = 'BOOKED', address_hash = NULL, network_hash = NULL
    WHERE branch_id = $1 AND starts_at = $2 AND client_id = $3 AND status = 'HELD'
      AND (held_until > $4::timestamptz OR starts_at >= $5::timestamptz)
    RETURNING starts_at`,
};

/**
 * Books a slot for a moved tour: a free slot, one with an expired hold, or one that the visitor holds. Returns no row
 * when the slot is taken.
 */
export const takeSlotStatement: PreparedStatement = {
  name: 'book_slot_of_moved_tour',
  text: `INSERT INTO tour_slots (branch_id, starts_at, status, client_id, held_until)
  VALUES ($1, $2, 'BOOKED', $3, $4)
  ON CONFLICT (branch_id, starts_at) DO UPDATE
    SET status = 'BOOKED', client_id = EXCLUDED.client_id, held_until = EXCLUDED.held_until, address_hash = NULL,
      network_hash = NULL
    WHERE tour_slots.status = 'HELD'
      AND (tour_slots.held_until <= $4 OR tour_slots.client_id = EXCLUDED.client_id)
  RETURNING starts_at`,
};

/** Frees the slot of a moved or cancelled tour. */
export const freeSlotStatement: PreparedStatement = {
  name: 'free_tour_slot',
  text: `DELETE FROM tour_slots WHERE branch_id = $1 AND starts_at = $2 AND status = 'BOOKED'`,
};
