CREATE TABLE "first_visits" (
	"branch_id" text NOT NULL,
	"person_hash" text NOT NULL,
	"member_id" text,
	"pregnant" boolean NOT NULL,
	"weeks_pregnant" integer,
	"injuries" text NOT NULL,
	"waiver_version" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "first_visits_branch_id_person_hash_pk" PRIMARY KEY("branch_id","person_hash")
);
--> statement-breakpoint
CREATE INDEX "first_visits_by_member" ON "first_visits" USING btree ("branch_id","member_id");