import { expect, onTestFinished, test, vi } from "vitest";
import { createLocationStore } from "./location-store.ts";

/* What counts as better, rough or coarse: position.test.ts. What the device may answer: locate.test.ts. */

const HERE = { latitude: 32.93, longitude: -97.25 };
const BESIDE = { latitude: 32.94, longitude: -97.25 };

const at = (accuracy: number, place = HERE) => ({ coords: { ...place, accuracy }, timestamp: Date.now() });

/** A device that first answers with this, and a geocoder that calls each place by its latitude. */
function startLookup(first: object) {
  const clearWatch = vi.fn();
  const getCurrentPosition = vi.fn((found: (reported: object) => void) => found(first));
  const watchPosition = vi.fn((_: (reported: object) => void) => 7);
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition, watchPosition, clearWatch } });
  const asked: string[] = [];
  const letAnswer: (() => void)[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const locality = `Mile ${new URL(url).searchParams.get("latitude")}`;
    asked.push(locality);
    await new Promise<void>((resolve) => letAnswer.push(resolve));
    return Response.json({ locality });
  });
  const store = createLocationStore("BigDataCloud");
  store.lookUp();
  onTestFinished(() => store.endWith({ type: "pinRemoved" }));
  const answer = async () => {
    await vi.waitFor(() => expect(letAnswer).not.toEqual([]));
    letAnswer.shift()?.();
  };
  const report = (reported: object) => watchPosition.mock.calls[0]?.[0](reported);
  return { store, asked, answer, report, clearWatch, watchPosition, getCurrentPosition };
}

test("a good position gets its address, and the device is not asked again", async () => {
  const { store, asked, answer, watchPosition } = startLookup(at(12));
  await answer();
  await vi.waitFor(() =>
    expect(store.get()).toMatchObject({ isGeocoding: false, pin: { address: { text: "Mile 32.930000" } } }),
  );
  expect(asked).toHaveLength(1);
  expect(watchPosition).not.toHaveBeenCalled();
});

test("a better position takes the place of the first, ends the lookup, and gets an address of its own", async () => {
  const { store, asked, answer, report, clearWatch } = startLookup(at(50));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  report(at(40, BESIDE));
  expect(clearWatch).not.toHaveBeenCalled();
  report(at(12, BESIDE));
  // The address of the first comes now.
  await answer();
  await vi.waitFor(() => expect(clearWatch).toHaveBeenCalledWith(7));
  expect(store.get().pin).toMatchObject({ ...BESIDE, accuracy: 12, address: undefined });
  await answer();
  await vi.waitFor(() => expect(store.get().pin?.address?.text).toBe("Mile 32.940000"));
  expect(asked).toHaveLength(2);
});

test("nobody is asked for the address of a coarse position; another lookup ends the first", async () => {
  const { store, asked, watchPosition, clearWatch } = startLookup(at(5_000));
  await vi.waitFor(() => expect(watchPosition).toHaveBeenCalled());
  expect(store.get()).toMatchObject({ kind: "pinned", isGeocoding: false });
  expect(asked).toEqual([]);
  store.lookUp();
  await vi.waitFor(() => expect(clearWatch).toHaveBeenCalled());
});

test("a lookup that goes on is not started again; once given up, what comes later changes nothing", async () => {
  const { store, asked, answer, getCurrentPosition, clearWatch } = startLookup(at(50));
  const changes = vi.fn();
  const unsubscribe = store.subscribe(changes);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  store.lookUp();
  expect(getCurrentPosition).toHaveBeenCalledOnce();
  store.endWith({ type: "pinRemoved" });
  await vi.waitFor(() => expect(clearWatch).toHaveBeenCalled());
  changes.mockClear();
  await answer();
  await new Promise(process.nextTick);
  expect(changes).not.toHaveBeenCalled();
  expect(store.get()).toEqual({ kind: "none" });
  unsubscribe();
  store.dispatch({ type: "lookupStarted" });
  expect(changes).not.toHaveBeenCalled();
});
