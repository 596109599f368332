-- running code stands this: it names the columns that it writes, and leaves this one empty; no row is rewritten.
ALTER TABLE "first_visits" ADD COLUMN "booking_id" text;
