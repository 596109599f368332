ALTER TABLE "outbox" ADD COLUMN "address_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "person_id" uuid;--> statement-breakpoint
-- running code stands this: no row is in the index yet, so making it only reads the table once, in well under a second.
CREATE INDEX "outbox_refused" ON "outbox" USING btree ("branch_id","person_id") WHERE address_refused_at IS NOT NULL;