-- running code stands this: it names the columns that it writes, and leaves this one empty; no row is rewritten.
ALTER TABLE "bookings" ADD COLUMN "withdrawn_at" timestamp with time zone;
