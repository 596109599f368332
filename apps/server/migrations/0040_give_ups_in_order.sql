-- running code stands this: it names the columns that it writes, and leaves this one empty; no row is rewritten.
CREATE SEQUENCE "give_ups" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "given_up_nth" bigint;
