CREATE TABLE "class_cancellation_bookings" (
	"branch_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"cancellation_id" uuid NOT NULL,
	"refund_pence" integer NOT NULL,
	"session_back" boolean NOT NULL,
	"cleared_pence" integer NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_cancellation_bookings_branch_id_booking_id_pk" PRIMARY KEY("branch_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "class_cancellations" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"class_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "class_cancellations_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "no_shows" (
	"branch_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"person_id" uuid,
	"policy" text NOT NULL,
	"session_back" boolean DEFAULT false NOT NULL,
	"fee_pence" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"fee" text DEFAULT 'NONE' NOT NULL,
	"missed_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"fee_settled_at" timestamp with time zone,
	"fee_settled_by" text,
	CONSTRAINT "no_shows_branch_id_booking_id_pk" PRIMARY KEY("branch_id","booking_id"),
	CONSTRAINT "no_shows_fee" CHECK ("no_shows"."fee_pence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "day_closes" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"opening_pence" integer NOT NULL,
	"expected_pence" integer NOT NULL,
	"counted_pence" integer NOT NULL,
	"note" text,
	"closed_by" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_closes_branch_id_id_pk" PRIMARY KEY("branch_id","id"),
	CONSTRAINT "day_closes_counted" CHECK ("day_closes"."counted_pence" >= 0 AND "day_closes"."opening_pence" >= 0)
);
--> statement-breakpoint
DROP INDEX "refunds_once_per_booking";--> statement-breakpoint
DROP INDEX "refunds_once_per_unbooked_payment";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "archived" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "class_cancellation_bookings_by_job" ON "class_cancellation_bookings" USING btree ("branch_id","cancellation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_cancellations_one_open" ON "class_cancellations" USING btree ("branch_id","class_id") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX "class_cancellations_by_class" ON "class_cancellations" USING btree ("branch_id","class_id","asked_at");--> statement-breakpoint
CREATE INDEX "class_cancellations_open" ON "class_cancellations" USING btree ("branch_id","asked_at") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE INDEX "no_shows_due" ON "no_shows" USING btree ("branch_id","person_id") WHERE fee = 'DUE';--> statement-breakpoint
CREATE INDEX "day_closes_by_day" ON "day_closes" USING btree ("branch_id","day","closed_at");--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("branch_id","payment_id");--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("branch_id","updated_at") WHERE status = 'FAILED';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_booking" ON "refunds" USING btree ("branch_id","booking_id") WHERE made_by IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once_per_unbooked_payment" ON "refunds" USING btree ("branch_id","payment_id") WHERE booking_id IS NULL AND made_by IS NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_pence" > 0);