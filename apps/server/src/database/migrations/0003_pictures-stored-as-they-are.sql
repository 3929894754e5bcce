-- A PNG is compressed already: to try again takes longer than to write it.
ALTER TABLE "solve_picture" ALTER COLUMN "data" SET STORAGE EXTERNAL;
