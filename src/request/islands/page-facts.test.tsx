import { expect, test } from "vitest";
import { FACTS, htmlOf } from "../../../build/fixtures/show.tsx";
import { RequestForm } from "../forms/request-form.island.tsx";
import { RequestHelpForm } from "../forms/request-help-form.island.tsx";

test.each([RequestForm, RequestHelpForm])("on a page without a geocoder, %o stops the build", (Form) => {
  expect(() => htmlOf(<Form />, { ...FACTS, geocoder: undefined })).toThrow(
    "needs a geocoder in src/routes.tsx",
  );
  expect(htmlOf(<Form />)).toContain("© OpenStreetMap contributors");
});
