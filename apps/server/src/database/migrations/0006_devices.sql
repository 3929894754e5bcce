CREATE TABLE "device" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"platform" text NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_once_per_user" UNIQUE("user_id","device_id"),
	CONSTRAINT "device_of_user" UNIQUE("user_id","id"),
	CONSTRAINT "device_device_id_length" CHECK (char_length("device"."device_id") between 1 and 100),
	CONSTRAINT "device_platform_length" CHECK (char_length("device"."platform") between 1 and 64),
	CONSTRAINT "device_version_length" CHECK (char_length("device"."version") between 1 and 64)
);
--> statement-breakpoint
CREATE TABLE "device_sign_in" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_code" text NOT NULL,
	"platform" text,
	"version" text,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_polled_at" timestamp with time zone,
	"interval_seconds" integer NOT NULL,
	"approved" boolean,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "device_sign_in_user_code_unique" UNIQUE("user_code"),
	CONSTRAINT "device_sign_in_hash_length" CHECK (octet_length("device_sign_in"."hash") = 32),
	CONSTRAINT "device_sign_in_user_code_form" CHECK ("device_sign_in"."user_code" ~ '^[BCDFGHJKLMNPQRSTVWXZ]{8}$'),
	CONSTRAINT "device_sign_in_platform_length" CHECK (char_length("device_sign_in"."platform") between 1 and 64),
	CONSTRAINT "device_sign_in_version_length" CHECK (char_length("device_sign_in"."version") between 1 and 64),
	CONSTRAINT "device_sign_in_interval" CHECK ("device_sign_in"."interval_seconds" > 0),
	CONSTRAINT "device_sign_in_decided_by_someone" CHECK (("device_sign_in"."approved" is null) = ("device_sign_in"."decided_by" is null) and ("device_sign_in"."approved" is null) = ("device_sign_in"."decided_at" is null)),
	CONSTRAINT "device_sign_in_redeemed_after_approval" CHECK ("device_sign_in"."redeemed_at" is null or "device_sign_in"."approved" is true)
);
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_ending_known";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_sign_in" ADD CONSTRAINT "device_sign_in_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_sign_in_decider" ON "device_sign_in" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "device_sign_in_expiry" ON "device_sign_in" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_device_of_same_user" FOREIGN KEY ("user_id","device_id") REFERENCES "public"."device"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_device" ON "session" USING btree ("device_id");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_ending_known" CHECK ("session"."revoked_because" in ('logout', 'token_reuse', 'signed_out_elsewhere', 'password_changed', 'password_reset', 'device_removed'));