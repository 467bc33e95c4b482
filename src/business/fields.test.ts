import { expect, test } from "vitest";
import { complaints } from "../../tests/support/business.ts";

test.each([
  ...["Lone\nStar", "Lone\u2028Star", "Lone\u200bStar", "Lone\u00adStar", "Lone\u3164Star"],
  ...["Bob &amp; Sons", "Bob&#39;s Tow", "Bob&#x27;s Tow"],
])("the name %j, which readers would not see as it is written, is wrong", (name) => {
  expect(complaints({ name })).toEqual([
    `name: ${JSON.stringify(name)} - expected one line, & in place of &amp;, and no invisible letters`,
  ]);
});

test("a host has no port, empty label, final dot, or hyphen at its edge", () => {
  const hosts = ["a.example:8443", "www..a.example", "a.example.", "-a.example", "a-.example"];
  const accepted = hosts.filter((host) => complaints({ siteUrl: `https://${host}` }).length === 0);
  expect(accepted).toEqual([]);
  expect(complaints({ siteUrl: "https://a-b.example" })).toEqual([]);
});

test("a day without an hour is neither 24/7 nor a time to open", () => {
  expect(complaints({ hours: { opens: "00:00", closes: "00:00" } })).toEqual([
    expect.stringMatching(/^hours: .* - expected two different times; for every hour of the day, "24\/7"$/),
  ]);
});
