CREATE TABLE "health_answers" (
	"branch_id" text NOT NULL,
	"person_hash" text NOT NULL,
	"member_id" text,
	"pregnant" boolean,
	"weeks_pregnant" integer,
	"injuries" text,
	"consent_version" text NOT NULL,
	"consent_words" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	CONSTRAINT "health_answers_branch_id_person_hash_pk" PRIMARY KEY("branch_id","person_hash"),
	CONSTRAINT "health_answers_only_with_consent" CHECK (CASE WHEN "health_answers"."ended_at" IS NULL THEN num_nulls("health_answers"."pregnant", "health_answers"."injuries") = 0
        ELSE num_nonnulls("health_answers"."pregnant", "health_answers"."weeks_pregnant", "health_answers"."injuries") = 0 AND "health_answers"."ended_because" IS NOT NULL END)
);
--> statement-breakpoint
ALTER TABLE "first_visits" ALTER COLUMN "pregnant" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "first_visits" ALTER COLUMN "injuries" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "first_visits" ADD COLUMN "on_paper" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "health_answers" ADD CONSTRAINT "health_answers_of_first_visit" FOREIGN KEY ("branch_id","person_hash") REFERENCES "public"."first_visits"("branch_id","person_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_answers_by_member" ON "health_answers" USING btree ("branch_id","member_id");--> statement-breakpoint
CREATE INDEX "health_answers_to_expire" ON "health_answers" USING btree ("consented_at") WHERE ended_at IS NULL;--> statement-breakpoint
-- running code stands this: it reads the sentence it has always read; one row for each signed paper.
UPDATE "first_visits" SET "on_paper" = true WHERE "injuries" = 'Answered on paper, which is at the desk.';--> statement-breakpoint
-- Health answers from before were given without recorded consent, so they are erased; their people are asked again.
-- running code stands this: it reads that there is nothing to look out for, and asks again with the new waiver.
UPDATE "first_visits" SET "pregnant" = false, "weeks_pregnant" = NULL, "injuries" = '' WHERE "pregnant" OR "weeks_pregnant" IS NOT NULL OR "injuries" <> '';
