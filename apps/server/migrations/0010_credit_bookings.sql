ALTER TABLE "bookings" ADD COLUMN "entitlement_id" uuid;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "renews" boolean DEFAULT false NOT NULL;