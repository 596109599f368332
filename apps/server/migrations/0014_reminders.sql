CREATE TABLE "stopped_mails" (
	"branch_id" text NOT NULL,
	"person_hash" text NOT NULL,
	"kind" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stopped_mails_branch_id_person_hash_kind_pk" PRIMARY KEY("branch_id","person_hash","kind")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_to_remind" ON "bookings" USING btree ("branch_id","starts_at") WHERE status = 'CONFIRMED' AND reminded_at IS NULL;