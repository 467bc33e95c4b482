// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { find, hotline, show } from "../../prerender/fixtures/show.tsx";
import * as counter from "../../prerender/fixtures/site/src/islands/counter.tsx";
import * as fragile from "../../prerender/fixtures/site/src/islands/fragile.tsx";
import * as nameForm from "../../prerender/fixtures/site/src/islands/name-form.tsx";
import { Island } from "../pages/island.tsx";
import { hydrate } from "./hydrate.tsx";

const complaints = vi.fn();
const reportToWindow = (event: Event) => complaints(event);

beforeEach(() => {
  complaints.mockReset();
  vi.spyOn(console, "error").mockImplementation(complaints);
  addEventListener("error", reportToWindow);
});

afterEach(() => removeEventListener("error", reportToWindow));

const aCounter = <Island of={counter.Counter} props={{ hotline, note: `"Taps" < & \u{1F69A}` }} />;

test("React takes the HTML over as it stands: the same elements, ids and words, and no complaint", async () => {
  show(
    <>
      <div id="first">{aCounter}</div>
      <div id="second">{aCounter}</div>
    </>,
  );
  const before = document.body.innerHTML;
  const buttons = document.querySelectorAll("button");
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) hydrate(element, counter);
  expect(document.body.innerHTML).toBe(before);
  expect(document.querySelectorAll("button")).toEqual(buttons);
  find("#first button").click();
  await vi.waitFor(() => expect(find("#first output").textContent).toBe("Tally: 1"));
  expect(find("#second output").textContent).toBe("Tally: 0");
  expect(complaints).not.toHaveBeenCalled();
});

test("an island that throws says so and whom to call; the rest of the page stays", async () => {
  show(
    <>
      <div id="broken">
        <Island of={fragile.Fragile} props={{ hotline }} />
      </div>
      <div id="sound">{aCounter}</div>
    </>,
  );
  hydrate(find("#broken [data-island]"), fragile);
  hydrate(find("#sound [data-island]"), counter);
  await vi.waitFor(() => expect(find("#broken").textContent).toContain("Unexpected Application Error!"));
  expect(find("#broken").textContent).toContain("The meter is broken");
  expect(find("#broken").textContent).not.toContain("The meter runs");
  expect(find(`#broken a[href='tel:${hotline.e164}']`).textContent).toContain(hotline.display);
  find("#sound button").click();
  await vi.waitFor(() => expect(find("#sound output").textContent).toBe("Tally: 1"));
});

test("a module without a component is an error, and changes nothing", () => {
  show(aCounter);
  const before = document.body.innerHTML;
  expect(() => hydrate(find("[data-island]"), { limit: 5 })).toThrow("exports no component");
  expect(document.body.innerHTML).toBe(before);
});

describe("a form that was changed before", () => {
  beforeEach(() => show(<Island of={nameForm.NameForm} props={{ hotline }} />));

  const field = () => find("[name=name]", HTMLInputElement);
  const start = () => hydrate(find("[data-island]"), nameForm);
  const sendsAda = async () => {
    find("[type=submit]").click();
    await vi.waitFor(() => expect(find("output").textContent).toBe("Sent: Ada"));
  };

  /** Chrome's translation puts each text into elements of its own, in another language. */
  function translate(selector: string): void {
    const font = document.createElement("font");
    font.textContent = "en español";
    find(selector).replaceChildren(font);
  }

  /** As password managers do: React finds other elements than its own, and renders the form anew. */
  function putElementsBetweenFields(): void {
    for (const input of document.querySelectorAll("input")) input.after(document.createElement("div"));
  }

  test("by a translator, where words may differ, stays as it is, with what was typed and the focus", async () => {
    translate("label");
    const old = field();
    old.value = "Ada";
    old.focus();
    const before = document.body.innerHTML;
    start();
    expect(document.body.innerHTML).toBe(before);
    expect(field()).toBe(old);
    expect(document.activeElement).toBe(old);
    await sendsAda();
    expect(complaints).not.toHaveBeenCalled();
  });

  test.each<[string, () => void]>([
    ["a translator, where words must be the same,", () => translate("[type=submit]")],
    ["an extension", putElementsBetweenFields],
  ])("by %s is rendered anew with all that was typed and chosen, and no focus taken", async (_, change) => {
    change();
    const old = field();
    old.value = "Ada";
    find("[name=words]", HTMLTextAreaElement).value = "Left\nrear";
    find("[name=day]", HTMLSelectElement).value = "mon";
    start();
    expect(field()).not.toBe(old);
    expect(find("[name=words]", HTMLTextAreaElement).value).toBe("Left\nrear");
    expect(find("[name=day]", HTMLSelectElement).value).toBe("mon");
    expect(document.activeElement).toBe(document.body);
    await sendsAda();
    // React has helped itself: there is nothing to report.
    expect(complaints).not.toHaveBeenCalled();
  });

  test("and is rendered anew has the selection where it was", () => {
    putElementsBetweenFields();
    field().value = "Ada Lovelace";
    field().focus();
    field().setSelectionRange(4, 8);
    start();
    expect(document.activeElement).toBe(field());
    expect(field()).toMatchObject({ value: "Ada Lovelace", selectionStart: 4, selectionEnd: 8 });
  });

  test.each(["[name=email]", "[name=day]", "[type=submit]"])("and so the focus: on %s", (selector) => {
    putElementsBetweenFields();
    find(selector).focus();
    start();
    expect(document.activeElement).toBe(find(selector));
  });
});
