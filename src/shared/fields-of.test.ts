import { expect, test } from "vitest";
import { fieldsOf } from "./fields-of.ts";

test.each([null, undefined, "text", 7])("%j has no fields", (value) => {
  expect(fieldsOf(value)).toEqual({});
});
