CREATE TABLE "proven_emails" (
	"branch_id" text NOT NULL,
	"person_hash" text NOT NULL,
	"client_id" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proven_emails_branch_id_person_hash_client_id_pk" PRIMARY KEY("branch_id","person_hash","client_id")
);
--> statement-breakpoint
CREATE INDEX "proven_emails_by_time" ON "proven_emails" USING btree ("proven_at");