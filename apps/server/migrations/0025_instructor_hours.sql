CREATE TABLE "instructor_away" (
	"branch_id" text NOT NULL,
	"id" uuid NOT NULL,
	"instructor_id" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "instructor_away_branch_id_id_pk" PRIMARY KEY("branch_id","id")
);
--> statement-breakpoint
CREATE TABLE "instructor_hours" (
	"branch_id" text NOT NULL,
	"instructor_id" text NOT NULL,
	"weekday" integer NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL,
	CONSTRAINT "instructor_hours_branch_id_instructor_id_weekday_from_time_pk" PRIMARY KEY("branch_id","instructor_id","weekday","from_time")
);
--> statement-breakpoint
CREATE INDEX "instructor_away_by_instructor" ON "instructor_away" USING btree ("branch_id","instructor_id","to_date");