CREATE TABLE "token_floors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"issued_from" timestamp with time zone NOT NULL
);
