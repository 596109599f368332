CREATE TABLE "client_invitations" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"batch_id" uuid,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	CONSTRAINT "client_invitations_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitation_batches" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"import_id" uuid,
	"total" integer NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	CONSTRAINT "invitation_batches_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "client_invitations_once" ON "client_invitations" USING btree ("branch_id","person_id","number");--> statement-breakpoint
CREATE INDEX "client_invitations_by_batch" ON "client_invitations" USING btree ("branch_id","batch_id");--> statement-breakpoint
CREATE INDEX "client_invitations_waiting" ON "client_invitations" USING btree ("branch_id","batch_id","id") WHERE queued_at IS NULL;--> statement-breakpoint
CREATE INDEX "invitation_batches_at_work" ON "invitation_batches" USING btree ("branch_id","started_at") WHERE next_at IS NOT NULL;--> statement-breakpoint
-- running code stands this: no email is of this kind yet, so the index is built in one scan of the outbox.
CREATE INDEX "outbox_invitations" ON "outbox" USING btree ((subject->>'invitationId')) WHERE kind = 'client-invitation';