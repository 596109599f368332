ALTER TABLE "outbox" ADD COLUMN "asked_by" jsonb;--> statement-breakpoint
ALTER TABLE "tour_slots" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "tour_slots" ADD COLUMN "network_hash" text;--> statement-breakpoint
-- running code stands this: the table has a row for each member, some thousands, so the index takes milliseconds.
CREATE INDEX "members_by_email" ON "members" USING btree (lower("email"));