CREATE TABLE "tour_slots" (
	"branch_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"client_id" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	CONSTRAINT "tour_slots_branch_id_starts_at_pk" PRIMARY KEY("branch_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"client_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"status" text DEFAULT 'CONFIRMED' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reminded_for" timestamp with time zone,
	CONSTRAINT "tours_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE INDEX "tour_slots_by_client" ON "tour_slots" USING btree ("branch_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tours_one_party_per_slot" ON "tours" USING btree ("branch_id","starts_at") WHERE status = 'CONFIRMED';