// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { find, hotline, show } from "../fixtures/show.tsx";
import * as counter from "../fixtures/site/src/islands/counter.tsx";
import * as fragile from "../fixtures/site/src/islands/fragile.tsx";
import * as nameForm from "../fixtures/site/src/islands/name-form.tsx";
import { Island } from "../island.tsx";
import { hydrate } from "./hydrate.tsx";

const { Counter } = counter;
const { Fragile } = fragile;
const { NameForm } = nameForm;

test("React takes the HTML over as it stands: the same elements, ids and words, and no complaint", async () => {
  const complaints = vi.spyOn(console, "error");
  const island = <Island of={Counter} when="intent" props={{ hotline, note: `"Taps" < & \u{1F69A}` }} />;
  show(
    <main>
      {island}
      {island}
    </main>,
  );
  const before = document.body.innerHTML;
  const buttons = document.querySelectorAll("button");
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]"))
    await hydrate(element, counter);
  expect(document.body.innerHTML).toBe(before);
  expect(document.querySelectorAll("button")).toEqual(buttons);
  expect(complaints).not.toHaveBeenCalled();
});

test("when it has resolved, the island answers, and its neighbour is still HTML", async () => {
  const island = <Island of={Counter} when="intent" props={{ hotline, note: "Taps" }} />;
  show(
    <>
      <div id="first">{island}</div>
      <div id="second">{island}</div>
    </>,
  );
  await hydrate(find("#first [data-island]"), counter);
  find("#first button").click();
  find("#second button").click();
  await vi.waitFor(() => expect(find("#first output").textContent).toBe("Tally: 1"));
  expect(find("#second output").textContent).toBe("Tally: 0");
});

test("what was typed before is still there, and is what the form sends", async () => {
  show(<Island of={NameForm} when="intent" props={{ hotline }} />);
  const field = find("input", HTMLInputElement);
  field.value = "Ada";
  await hydrate(find("[data-island]"), nameForm);
  expect(find("input")).toBe(field);
  expect(field.value).toBe("Ada");
  find("form", HTMLFormElement).requestSubmit();
  await vi.waitFor(() => expect(find("output").textContent).toBe("Sent: Ada"));
  expect(field.value).toBe("Ada");
});

test("an island that throws says so and whom to call; the rest of the page stays", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  show(
    <main>
      <h1>Flat tire</h1>
      <div id="broken">
        <Island of={Fragile} when="intent" props={{ hotline }} />
      </div>
      <div id="sound">
        <Island of={Counter} when="intent" props={{ hotline, note: "Taps" }} />
      </div>
    </main>,
  );
  expect(find("#broken").textContent).toBe("The meter runs");
  await hydrate(find("#broken [data-island]"), fragile);
  await hydrate(find("#sound [data-island]"), counter);

  await vi.waitFor(() => expect(find("#broken").textContent).toContain("Unexpected Application Error!"));
  expect(find("#broken").textContent).toContain("The meter is broken");
  expect(find("#broken").textContent).not.toContain("The meter runs");
  expect(find("#broken a[href='tel:+18175550199']").textContent).toContain("(817) 555-0199");
  expect(find("h1").textContent).toBe("Flat tire");
  find("#sound button").click();
  await vi.waitFor(() => expect(find("#sound output").textContent).toBe("Tally: 1"));
});

test("a module without a component is an error, and changes nothing", () => {
  show(<Island of={Counter} when="intent" props={{ hotline, note: "Taps" }} />);
  const before = document.body.innerHTML;
  expect(() => hydrate(find("[data-island]"), { limit: 5 })).toThrow("exports no component");
  expect(document.body.innerHTML).toBe(before);
});
