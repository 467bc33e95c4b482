// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { find, hotline, show } from "../fixtures/show.tsx";
import * as counter from "../fixtures/site/src/islands/counter.tsx";
import * as fragile from "../fixtures/site/src/islands/fragile.tsx";
import * as nameForm from "../fixtures/site/src/islands/name-form.tsx";
import { Island } from "../island.tsx";
import { hydrate } from "./hydrate.tsx";

const { Counter } = counter;
const { Fragile } = fragile;
const { NameForm } = nameForm;

const complaints = vi.fn();
const reportToWindow = (event: Event) => complaints(event);

beforeEach(() => {
  complaints.mockReset();
  vi.spyOn(console, "error").mockImplementation(complaints);
  addEventListener("error", reportToWindow);
});

afterEach(() => removeEventListener("error", reportToWindow));

test("React takes the HTML over as it stands: the same elements, ids and words, and no complaint", () => {
  const island = <Island of={Counter} props={{ hotline, note: `"Taps" < & \u{1F69A}` }} />;
  show(
    <main>
      {island}
      {island}
    </main>,
  );
  const before = document.body.innerHTML;
  const buttons = document.querySelectorAll("button");
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) hydrate(element, counter);
  expect(document.body.innerHTML).toBe(before);
  expect(document.querySelectorAll("button")).toEqual(buttons);
  expect(complaints).not.toHaveBeenCalled();
});

test("the island answers at once, and its neighbour is still HTML", async () => {
  const island = <Island of={Counter} props={{ hotline, note: "Taps" }} />;
  show(
    <>
      <div id="first">{island}</div>
      <div id="second">{island}</div>
    </>,
  );
  hydrate(find("#first [data-island]"), counter);
  find("#first button").click();
  find("#second button").click();
  await vi.waitFor(() => expect(find("#first output").textContent).toBe("Tally: 1"));
  expect(find("#second output").textContent).toBe("Tally: 0");
});

const sends = async (name: string) => {
  find("[type=submit]").click();
  await vi.waitFor(() => expect(find("output").textContent).toBe(`Sent: ${name}`));
};

test("what was typed before is still there, and is what the form sends", async () => {
  show(<Island of={NameForm} props={{ hotline }} />);
  const field = find("[name=name]", HTMLInputElement);
  field.value = "Ada";
  hydrate(find("[data-island]"), nameForm);
  expect(find("[name=name]")).toBe(field);
  await sends("Ada");
  expect(field.value).toBe("Ada");
});

test("an island that throws says so and whom to call; the rest of the page stays", async () => {
  show(
    <main>
      <h1>Flat tire</h1>
      <div id="broken">
        <Island of={Fragile} props={{ hotline }} />
      </div>
      <div id="sound">
        <Island of={Counter} props={{ hotline, note: "Taps" }} />
      </div>
    </main>,
  );
  expect(find("#broken").textContent).toBe("The meter runs");
  hydrate(find("#broken [data-island]"), fragile);
  hydrate(find("#sound [data-island]"), counter);

  await vi.waitFor(() => expect(find("#broken").textContent).toContain("Unexpected Application Error!"));
  expect(find("#broken").textContent).toContain("The meter is broken");
  expect(find("#broken").textContent).not.toContain("The meter runs");
  expect(find("#broken a[href='tel:+18175550199']").textContent).toContain("(817) 555-0199");
  expect(find("h1").textContent).toBe("Flat tire");
  find("#sound button").click();
  await vi.waitFor(() => expect(find("#sound output").textContent).toBe("Tally: 1"));
});

test("a module without a component is an error, and changes nothing", () => {
  show(<Island of={Counter} props={{ hotline, note: "Taps" }} />);
  const before = document.body.innerHTML;
  expect(() => hydrate(find("[data-island]"), { limit: 5 })).toThrow("exports no component");
  expect(document.body.innerHTML).toBe(before);
});

describe("on a page that a translator has changed", () => {
  /** Chrome's translation puts each text into elements of its own, in another language. */
  function translate(selector: string, words: string): HTMLElement {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = words;
    outer.append(inner);
    find(selector).replaceChildren(outer);
    return outer;
  }

  test("words that need not be the same stay, in the translator's elements, and so does the form", async () => {
    show(<Island of={NameForm} props={{ hotline }} />);
    const words = translate("label", "Nombre");
    const field = find("[name=name]", HTMLInputElement);
    field.value = "Ada";
    field.focus();
    const before = document.body.innerHTML;
    hydrate(find("[data-island]"), nameForm);
    expect(document.body.innerHTML).toBe(before);
    expect(find("label").firstChild).toBe(words);
    expect(find("[name=name]")).toBe(field);
    expect(document.activeElement).toBe(field);
    await sends("Ada");
    expect(find("label").textContent).toBe("Nombre");
    expect(complaints).not.toHaveBeenCalled();
  });

  test("where they must be, the island is rendered anew, and nothing typed is lost", async () => {
    show(<Island of={NameForm} props={{ hotline }} />);
    translate("[type=submit]", "Enviar");
    find("[name=name]", HTMLInputElement).value = "Ada";
    hydrate(find("[data-island]"), nameForm);
    expect(find("[name=name]", HTMLInputElement).value).toBe("Ada");
    await sends("Ada");
    expect(complaints).not.toHaveBeenCalled();
  });
});

describe("on a page that an extension has put elements into", () => {
  beforeEach(() => {
    show(<Island of={NameForm} props={{ hotline }} />);
    for (const field of document.querySelectorAll("input")) field.after(document.createElement("div"));
  });

  const start = () => hydrate(find("[data-island]"), nameForm);

  test("the form is rendered anew with all that was typed and chosen", async () => {
    const old = find("[name=name]");
    find("[name=name]", HTMLInputElement).value = "Ada";
    find("[name=email]", HTMLInputElement).value = "ada@mail.example";
    find("[name=words]", HTMLTextAreaElement).value = "Left\nrear";
    find("[name=day]", HTMLSelectElement).value = "mon";
    start();
    expect(find("[name=name]")).not.toBe(old);
    expect(find("[name=name]", HTMLInputElement).value).toBe("Ada");
    expect(find("[name=email]", HTMLInputElement).value).toBe("ada@mail.example");
    expect(find("[name=words]", HTMLTextAreaElement).value).toBe("Left\nrear");
    expect(find("[name=day]", HTMLSelectElement).value).toBe("mon");
    await sends("Ada");
  });

  test.each([
    ["name", () => find("[name=name]", HTMLInputElement)],
    ["words", () => find("[name=words]", HTMLTextAreaElement)],
  ])("and the caret is where it was: in %s", (_, field) => {
    const old = field();
    old.value = "Ada Lovelace";
    old.focus();
    old.setSelectionRange(4, 8);
    start();
    expect(document.activeElement).toBe(field());
    expect(field()).toMatchObject({ value: "Ada Lovelace", selectionStart: 4, selectionEnd: 8 });
  });

  test.each(["[name=email]", "[name=day]", "[type=submit]"])("and the focus: on %s", (selector) => {
    find(selector).focus();
    start();
    expect(document.activeElement).toBe(find(selector));
  });

  test("and no focus is taken where there was none", () => {
    find("[name=name]", HTMLInputElement).value = "Ada";
    start();
    expect(document.activeElement).toBe(document.body);
  });

  test("and nothing is reported: React has helped itself", () => {
    start();
    expect(complaints).not.toHaveBeenCalled();
  });
});
