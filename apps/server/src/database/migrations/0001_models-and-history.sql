CREATE TABLE "debug_start" (
	"solution_id" uuid PRIMARY KEY NOT NULL,
	"problem" jsonb NOT NULL,
	"solution" text NOT NULL,
	"failure_text" text
);
--> statement-breakpoint
CREATE TABLE "follow_up" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"solution_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"ai_provider" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follow_up_answered_by_someone" CHECK (("follow_up"."answer" is null) = ("follow_up"."ai_provider" is null))
);
--> statement-breakpoint
CREATE TABLE "model" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"base_url" text,
	"sealed_key" "bytea",
	"uses" jsonb NOT NULL,
	"timeout_seconds" integer NOT NULL,
	"input_price" double precision,
	"output_price" double precision,
	"enabled" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "model_provider_known" CHECK ("model"."provider" in ('openai-compatible', 'openai', 'anthropic', 'google'))
);
--> statement-breakpoint
CREATE TABLE "model_call" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"solution_id" uuid,
	"model_id" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"purpose" text NOT NULL,
	"outcome" text NOT NULL,
	"milliseconds" integer NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micros" bigint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "solution_newest";--> statement-breakpoint
ALTER TABLE "solution" ADD COLUMN "cost_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "solution" ADD COLUMN "verdict" text GENERATED ALWAYS AS (result -> 'verification' ->> 'status') STORED;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "granted_plan" text;--> statement-breakpoint
ALTER TABLE "debug_start" ADD CONSTRAINT "debug_start_solution_id_solution_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up" ADD CONSTRAINT "follow_up_solution_id_solution_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_call" ADD CONSTRAINT "model_call_solution_id_solution_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solution"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_up_of_solution" ON "follow_up" USING btree ("solution_id","created_at");--> statement-breakpoint
CREATE INDEX "model_call_of_solution" ON "model_call" USING btree ("solution_id");--> statement-breakpoint
CREATE INDEX "model_call_newest" ON "model_call" USING btree ("ended_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "solution_newest" ON "solution" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_granted_plan_known" CHECK ("user"."granted_plan" in ('free', 'basic', 'pro', 'enterprise'));