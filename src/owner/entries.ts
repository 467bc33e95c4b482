import { z } from "zod";
import { yesOrNo } from "./business-fields.ts";
import { day, listOf, text } from "./values.ts";

/** It came with the site: no customer wrote this review, and the owner has not made this article theirs. */
const sample = yesOrNo("expected true, or no such line").default(false);

export const reviewList = z
  .array(z.strictObject({ sample, name: text, location: text, text, service: text }))
  .readonly()
  .default([]);
export type Review = Readonly<z.infer<typeof reviewList>[number]>;

const article = z.strictObject({
  sample,
  title: text,
  excerpt: text,
  date: day,
  author: text,
  category: z.enum(["Safety Tips", "Car Maintenance", "Tire Care", "Emergency Prep", "Battery Care"]),
});
export type Article = Readonly<z.infer<typeof article>>;

/** The articles, the newest first. */
export const articleList = listOf(article).superRefine((list, { addIssue }) => {
  for (const [index, { date }] of list.entries()) {
    if (date > (list[index - 1]?.date ?? date)) {
      const message = "expected the newest article first; this one is newer than the one before it";
      addIssue({ code: "custom", path: [index, "date"], message });
    }
  }
});
