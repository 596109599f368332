import type { Pool } from 'pg';

/** Size of a studio after some years. */
export const studioSize = { people: 10_000, classes: 10_000, bookings: 100_000 };

/**
 * Fills a migrated and seeded database with people, and with classes from 370 days ago until a month from now, with ten
 * bookings each. Most bookings are attended, six in ten are paid by card, and a few are refunded. For two in a hundred,
 * there is a waiting list entry.
 */
export async function fillStudio(pool: Pool, branchId: string): Promise<void> {
  await pool.query(
    `INSERT INTO people (branch_id, id, email, email_key, first_name, last_name, phone, source, created_at, updated_at)
      SELECT $1, gen_random_uuid(), 'guest' || n || '@example.com', 'guest' || n || '@example.com',
        (ARRAY['Alice','Bram','Chidi','Daphne','Elena','Femi','Grace','Hugo'])[1 + n % 8],
        (ARRAY['Ashby','Bellamy','Castellan','Dray','Eastwood','Fairley','Gantry'])[1 + n % 7] || n % 97,
        '+44 7700 ' || lpad(n::text, 6, '0'), 'booking', now() - make_interval(days => n % 400), now()
      FROM generate_series(1, $2::int) n`,
    [branchId, studioSize.people],
  );
  await pool.query(
    `INSERT INTO classes (branch_id, id, class_type_id, activity_id, sub_type, title, difficulty, description, tags,
        instructor_id, room_id, local_date, starts_at, duration_min, price_pence, capacity, taken)
      SELECT t.branch_id, gen_random_uuid(), t.id, t.activity_id, t.sub_type, t.title, t.difficulty, t.description, t.tags,
        i.id, CASE n % 2 WHEN 0 THEN 'studio-1' ELSE 'studio-2' END, (at AT TIME ZONE 'Europe/London')::date, at, 55, 2000, 16, 10
      FROM generate_series(0, $2::int - 1) n
      CROSS JOIN LATERAL (SELECT date_trunc('day', now()) - interval '370 days' + make_interval(days => n / 25, mins => 420 + (n % 25) * 30) AS at) w
      JOIN LATERAL (SELECT * FROM class_types WHERE branch_id = $1 ORDER BY id OFFSET n % 6 LIMIT 1) t ON true
      JOIN LATERAL (SELECT id FROM instructors WHERE branch_id = $1 ORDER BY id OFFSET n % 5 LIMIT 1) i ON true`,
    [branchId, studioSize.classes],
  );
  await pool.query(
    `INSERT INTO bookings (branch_id, id, display_code, order_id, position, class_id, payment_id, client_id, attendee_name,
        first_name, last_name, email, status, payment_method, base_pence, price_paid_pence, currency, created_at, cancelled_at)
      SELECT c.branch_id, gen_random_uuid(), upper(substr(md5(n::text || c.id), 1, 8)), c.id, n,
        c.id, CASE WHEN (n * 7 + extract(day FROM c.starts_at)::int) % 10 < 6 THEN gen_random_uuid() END, 'bench',
        p.first_name || ' ' || p.last_name, p.first_name, p.last_name, p.email,
        CASE WHEN c.starts_at > now() THEN 'CONFIRMED' WHEN n = 9 THEN 'CANCELLED' WHEN n = 8 THEN 'NO_SHOW' ELSE 'ATTENDED' END,
        'PAYG', 2000, 2000, 'GBP', least(c.starts_at - interval '3 days', now() - make_interval(hours => n * 30)),
        CASE WHEN n = 9 AND c.starts_at <= now() THEN c.starts_at - interval '20 hours' END
      FROM (SELECT *, row_number() OVER (ORDER BY id) AS nth FROM classes WHERE branch_id = $1 AND capacity = 16 AND taken = 10
        AND series_id IS NULL) c
      CROSS JOIN generate_series(0, 9) n
      JOIN (SELECT *, row_number() OVER (ORDER BY id) AS nth FROM people WHERE branch_id = $1) p
        ON p.nth = 1 + (c.nth * 131 + n * 997) % $2
      ON CONFLICT DO NOTHING`,
    [branchId, studioSize.people],
  );
  await pool.query(
    `INSERT INTO payments (branch_id, id, intent_id, hold_id, class_id, client_id, places, amount_pence, currency, order_details,
        status, method, created_at, settled_at)
      SELECT branch_id, payment_id, 'pi_' || payment_id, payment_id, class_id, 'bench', 1, 2000, 'GBP',
        jsonb_build_object('customer', jsonb_build_object('firstName', first_name, 'lastName', last_name, 'email', email),
          'attendeeNames', jsonb_build_array(attendee_name), 'prices', '[]'::jsonb),
        'BOOKED', 'Visa ending 4242', created_at, created_at
      FROM bookings WHERE branch_id = $1 AND payment_id IS NOT NULL`,
    [branchId],
  );
  await pool.query(
    `INSERT INTO refunds (branch_id, id, payment_id, intent_id, booking_id, amount_pence, currency, reason, status,
        next_attempt_at, created_at, updated_at)
      SELECT branch_id, gen_random_uuid(), payment_id, 'pi_' || payment_id, id, 2000, 'GBP', 'cancelled', 'SUCCEEDED',
        cancelled_at, cancelled_at, cancelled_at
      FROM bookings WHERE branch_id = $1 AND status = 'CANCELLED' AND payment_id IS NOT NULL`,
    [branchId],
  );
  await pool.query(
    `INSERT INTO waiting_entries (branch_id, id, request_id, class_id, client_id, person, address_hash, first_name, last_name,
        email, status, joined_at, confirmed_at, ended_at)
      SELECT branch_id, gen_random_uuid(), gen_random_uuid(), class_id, 'bench', id::text, '', first_name, last_name, email,
        CASE position WHEN 1 THEN 'BOOKED' ELSE 'ENDED' END, created_at, created_at, starts_at
      FROM bookings WHERE branch_id = $1 AND position < 2 AND starts_at < now() AND get_byte(decode(md5(id::text), 'hex'), 0) < 25`,
    [branchId],
  );
  await fillBookingRecords(pool, branchId);
  await pool.query('ANALYZE');
}

/**
 * Inserts the records that the product writes for each booking: invoice, credit note of a refund, email, and audit
 * entries.
 */
async function fillBookingRecords(pool: Pool, branchId: string): Promise<void> {
  await pool.query(
    `INSERT INTO invoices (branch_id, number, kind, subject, subject_id, amount_pence, currency, issued_at)
      SELECT branch_id, row_number() OVER (ORDER BY created_at, id), 'INVOICE', 'booking', id, price_paid_pence, currency, created_at
      FROM bookings WHERE branch_id = $1 AND payment_id IS NOT NULL
      UNION ALL
      SELECT branch_id, row_number() OVER (ORDER BY created_at, id), 'CREDIT_NOTE', 'booking', booking_id, amount_pence, currency, created_at
      FROM refunds WHERE branch_id = $1`,
    [branchId],
  );
  await pool.query(
    `INSERT INTO outbox (id, branch_id, kind, subject, created_at, queued_at, sent_at)
      SELECT gen_random_uuid(), branch_id, 'booking-confirmed', jsonb_build_object('bookingIds', jsonb_build_array(id)),
        created_at, created_at, created_at
      FROM bookings WHERE branch_id = $1`,
    [branchId],
  );
  await pool.query(
    `INSERT INTO audit (branch_id, at, actor, subject, subject_id, action, reason)
      SELECT branch_id, created_at, 'client', subject, id, 'CONFIRMED', 'paid'
      FROM bookings CROSS JOIN unnest(ARRAY['booking', 'hold', 'payment']) subject WHERE branch_id = $1
      ORDER BY created_at`,
    [branchId],
  );
}
