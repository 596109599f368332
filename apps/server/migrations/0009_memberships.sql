CREATE TABLE "membership_months" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"membership_id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"entitlement_id" uuid NOT NULL,
	"name" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"method" text,
	"receipt_url" text,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "membership_months_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"member_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"price_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"terms" jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'INCOMPLETE' NOT NULL,
	"subscription_id" text,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"ends_at_period_end" boolean DEFAULT false NOT NULL,
	"frozen_from" timestamp with time zone,
	"frozen_until" timestamp with time zone,
	"method" text,
	"failure" text,
	"next_attempt_at" timestamp with time zone,
	"failed_attempt" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"asked_number" integer DEFAULT 0 NOT NULL,
	"written_number" integer DEFAULT 0 NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"member_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "membership_months_once" ON "membership_months" USING btree ("branch_id","invoice_id");--> statement-breakpoint
CREATE INDEX "membership_months_by_membership" ON "membership_months" USING btree ("branch_id","membership_id");--> statement-breakpoint
CREATE INDEX "membership_months_by_member" ON "membership_months" USING btree ("branch_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_subscription" ON "memberships" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_of_each" ON "memberships" USING btree ("branch_id","member_id","product_id") WHERE status <> 'ENDED';--> statement-breakpoint
CREATE INDEX "memberships_by_member" ON "memberships" USING btree ("branch_id","member_id");--> statement-breakpoint
CREATE INDEX "memberships_to_look_at" ON "memberships" USING btree ("look_at") WHERE status <> 'ENDED';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_customer" ON "payment_customers" USING btree ("customer_id");