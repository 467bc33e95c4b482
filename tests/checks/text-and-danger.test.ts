import { expect, test } from "vitest";
import { GEOCODERS } from "../../src/request/rules/geocoders.ts";
import { firstGroup } from "../../src/shared/text.ts";
import { attributes, select, texts } from "../support/dist-pages.ts";
import { EMERGENCY, mailTo, smsWith, TEXTS } from "../support/links.ts";
import { CANONICAL, CITY_PAGE, KINDS, SERVICE_PAGE } from "../support/pages.ts";
import { business, cities, pages, services } from "../support/site.ts";

const CALL = `a[href='tel:${business.hotline.e164}']`;

const dangerAt = new Map(services.flatMap(({ addresses, danger }) => addresses.map((address) => [address, danger])));

/** What texts from a service's or city's page start with, up to their colon. */
const topicAt = new Map([
  ...services.flatMap(({ addresses, topic }) => addresses.map((address) => [address, topic] as const)),
  ...cities.flatMap(({ addresses, words }) => addresses.map((address) => [address, words.topic] as const)),
]);

/* Elsewhere: an alias shows its canonical page (heads.test.ts). */

test("each call at the top or in the call bar has a text button beside it", () => {
  for (const address of [...KINDS, "/404"]) {
    const groups = select(address, ".actions, .closing-actions, .floating:not(.floating-stays)");
    expect(groups.length, address).toBeGreaterThanOrEqual(1);
    for (const group of groups) {
      expect(group.querySelectorAll(CALL)).toHaveLength(1);
      expect(group.querySelectorAll("a[href^='sms:']")).toHaveLength(1);
    }
    expect(select(address, ".closing-actions"), address).toHaveLength(select(address, ".closing").length);
    // The bar is hidden until the entry script shows it.
    expect(select(address, "#call-bar[data-away]"), address).toHaveLength(1);
    const calls = select(address, "main > :first-child .button-call");
    expect(select(address, ".actions"), address).toHaveLength(Math.min(calls.length, 1));
  }
});

test.each([...CANONICAL, "/404"])(
  "%s: each text to the business, and the form's, starts with what the page knows",
  (address) => {
    const [link, ...others] = [...new Set(attributes(address, "a[href^='sms:+']", "href"))];
    const start = firstGroup(/body=(.*): $/, decodeURIComponent(link ?? ""));
    expect(start).toEqual(topicAt.get(address) ?? expect.stringMatching(/^[A-Z0-9]/));
    expect(link).toBe(smsWith([`${start}: `]));
    // A city's roads.
    const roads = texts(address, "main dt a[href^='sms:']");
    expect(others).toEqual(roads.map((road) => smsWith([`${start}, ${road}, `])));
    // Dispatch would not know a translated name.
    expect(attributes(address, "main dt a[href^='sms:']", "translate")).toEqual(roads.map(() => "no"));
    for (const form of select(address, "form[data-send^=sms]")) {
      const [first = ""] = form.dataset.fields?.split(" ") ?? [];
      const field = form.querySelector<HTMLInputElement>(`#${first}`);
      expect(field?.dataset.line).toBe("");
      expect(field?.value).toBe(`${start}:`);
    }
  },
);

test("pages lead outside only to the hotline (twice at least), 911, the mailbox, the site's own name, the owner's profiles, a road's operator or a geocoder's credit", () => {
  const { siteUrl, hotline, email, profiles } = business;
  const known = [
    `tel:${hotline.e164}`,
    `sms:${TEXTS.e164}`,
    mailTo(email),
    ...EMERGENCY,
    ...Object.values(GEOCODERS).map(({ credit }) => credit?.href),
  ];
  for (const address of [...KINDS, "/404"]) {
    const operators = cities.filter(({ addresses }) => addresses.includes(address)).flatMap(operatorsOf);
    const outside = select(address, "[href],[src],[action]")
      .flatMap((element) => ["href", "src", "action"].map((name) => element.getAttribute(name) ?? "/"))
      .filter((href) => !/^[/#]/.test(href) && !href.startsWith(siteUrl));
    const unknown = outside.filter((href) => ![...known, ...operators].includes(href.split("?")[0] ?? ""));
    expect(unknown.filter((href) => !profiles.includes(href))).toEqual([]);
    expect(select(address, CALL).length, address).toBeGreaterThanOrEqual(2);
  }
});

/** The numbers of the operators of a city's roads, as its page links them. */
function operatorsOf({ roads }: (typeof cities)[number]): string[] {
  return roads.flatMap(({ operator = "" }) => {
    const phone = pages.cities.operators[operator]?.phone;
    return phone ? [`tel:${phone.e164}`] : [];
  });
}

test("a city's page has the number of each operator of its roads, below the road's text, and no other", () => {
  for (const city of cities) {
    const links = select(city.addresses[0], "main [href^='tel:+']").map((link) => link.getAttribute("href"));
    const others = links.filter((link) => link !== `tel:${business.hotline.e164}`);
    expect(others, city.name).toEqual(operatorsOf(city));
    expect(attributes(city.addresses[0], "dd + dd [href^='tel:+']", "href")).toEqual(others);
  }
});

const DANGEROUS = ["/", ...CANONICAL.filter((address) => dangerAt.get(address))];

test("a page about one danger names 911 before all else, and one about either right after its buttons", () => {
  for (const address of DANGEROUS) {
    const links = select(address, "main > section:first-child a");
    const isButton = links.map((link) => link.parentElement?.matches(".actions"));
    const isFirst = (dangerAt.get(address) ?? "either") !== "either";
    const [call, text] = links.slice(isFirst ? 0 : isButton.lastIndexOf(true) + 1);
    expect(
      [call, text].map((link) => link?.getAttribute("href")),
      address,
    ).toEqual(EMERGENCY);
  }
});

test.each(DANGEROUS)("%s asks about its danger", (address) => {
  const [line = ""] = texts(address, "main > section:first-child .danger");
  expect(line.startsWith(pages.dangers[dangerAt.get(address) ?? "either"])).toBe(true);
  expect(line).toMatch(/Call 911\s?Text 911 where available$/);
});

test.each([
  [SERVICE_PAGE, "service", services[0]?.service],
  [CITY_PAGE, "service", ""],
  ["/", "location", ""],
])(
  "the dialog of %s names 911 right after its heading, and asks for the %s first; %j is chosen",
  (address, first, chosen) => {
    const controls = select(address, "#request :is(a, button, input, select, textarea)");
    expect(controls.slice(0, 2).map((control) => control.getAttribute("href"))).toEqual(EMERGENCY);
    const names = attributes(address, "#request .field", "name");
    expect(names[0]).toBe(first);
    // Right below the location, wherever that is.
    expect(names[names.indexOf("location") + 1]).toBe("carAt");
    expect(attributes(address, "#request [name=service] option[selected]", "value")).toEqual([chosen]);
    expect(select(address, "#request [autofocus]").map(({ id }) => id)).toEqual(["request-heading"]);
    // With it, arrow keys scroll the dialog.
    expect(attributes(address, "#request .dialog-body", "tabindex")).toEqual(["0"]);
  },
);
