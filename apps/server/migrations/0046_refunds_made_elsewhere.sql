CREATE TABLE "provider_notices" (
	"branch_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_pence" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"status" text,
	"evidence_due_by" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" text,
	CONSTRAINT "provider_notices_branch_id_provider_id_pk" PRIMARY KEY("branch_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "earlier_provider_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_notices_unhandled" ON "provider_notices" USING btree ("branch_id","at") WHERE handled_at IS NULL;