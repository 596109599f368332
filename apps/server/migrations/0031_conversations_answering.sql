ALTER TABLE "conversations" ADD COLUMN "noticed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "person_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "answering" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "answering_until" timestamp with time zone;--> statement-breakpoint
-- running code stands this: the table came with the migration before this one.
CREATE INDEX "conversations_by_address" ON "conversations" USING btree ("branch_id",lower("email")) WHERE email IS NOT NULL;--> statement-breakpoint
-- running code stands this: the table came with the migration before this one.
CREATE INDEX "conversations_unseen" ON "conversations" USING btree ("branch_id","last_at") WHERE person_at IS NOT NULL AND last_at > visitor_seen_at;