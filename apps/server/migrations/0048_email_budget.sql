ALTER TABLE "outbox" ADD COLUMN "asked_by" jsonb;--> statement-breakpoint
ALTER TABLE "tour_slots" ADD COLUMN "address_hash" text;--> statement-breakpoint
ALTER TABLE "tour_slots" ADD COLUMN "network_hash" text;--> statement-breakpoint
CREATE INDEX "members_by_email" ON "members" USING btree (lower("email"));