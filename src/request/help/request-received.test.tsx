import { expect, test, vi } from "vitest";
import { find, PAGE_DATA } from "../../../prerender/fixtures/show.tsx";
import { openForm, refuse, requestWith, TYPED, watchIgnoredTaps } from "../controls/testing/form-page.tsx";
import { loadLastRequest } from "../sent-panel/last-request.ts";
import { RequestHelpForm } from "./request-help-form.island.tsx";

/* In a browser: request-help.spec.ts. */

const HELP_TYPED = { ...TYPED, service: "tire" };
const { text } = requestWith({ ...TYPED, service: "Tire Services" });

const { sms, mail } = requestWith({ ...TYPED, service: "Tire Services", carAt: "In a garage" });
const parked = [sms, mail];

test("the confirmation takes the place of the form, gets the focus, and says what is left to do; a second tap on Send presses none of its buttons", async () => {
  const { sendAll } = await openForm(<RequestHelpForm />, { photos: { "Tire Change": "the tread" } });
  const ignoring = watchIgnoredTaps();
  await sendAll({ ...HELP_TYPED, carAt: "In a garage" });
  expect(document.querySelector("form")).toBeNull();
  expect(ignoring).toContainEqual([find("main"), 1_000]);
  const confirmation = find("[data-part=confirmation]");
  expect(confirmation.textContent).toMatch(
    /^Request Received!One step is left: call dispatch, or send them what you wrote\.If it’s safe, .+ the tread\.Call/,
  );
  expect(document.activeElement?.textContent).toBe("Request Received!");
  expect(Array.from(confirmation.querySelectorAll("a"), (link) => link.getAttribute("href"))).toEqual([
    `tel:${PAGE_DATA.hotline.e164}`,
    ...parked,
  ]);
});

test("the picture is of what the chosen service needs, and later pages know that the request is still to be sent", async () => {
  const photos = { "Tire Change": "the tread", "Lockout Service": "the door" };
  const { sendAll } = await openForm(<RequestHelpForm />, { photos });
  await sendAll({ ...HELP_TYPED, service: "lockout", carAt: "In a garage" });
  expect(find("[data-part=confirmation]").textContent).toContain("the door.");
  expect(loadLastRequest(Date.now())).toMatchObject({ photo: "the door", stage: "composed" });
});

test("if scrolling to it is refused, the request can still be sent and copied", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { sendAll, tap } = await openForm(<RequestHelpForm />);
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(refuse);
  await sendAll(HELP_TYPED);
  expect(find(".sign").textContent).toMatch(/^Unexpected Application Error!Blocked/);
  const copy = vi.spyOn(navigator.clipboard, "writeText");
  await tap(find(".sign button"));
  expect(copy).toHaveBeenCalledWith(text);
});
