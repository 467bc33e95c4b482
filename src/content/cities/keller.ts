import type { City } from "../types.ts";

export const city: City = {
  name: "Keller",
  center: { latitude: 32.9346, longitude: -97.2517 },
  label: { side: "west" },
  county: "Tarrant County",
  card: "US 377, Keller Parkway, and every neighborhood from Old Town to Hidden Lakes.",
  addresses: ["/keller-tx-roadside-assistance", "/keller"],
  title: "Keller, TX Roadside Assistance: Tires, Jump Starts, Lockouts",
  description:
    "Flat tire, dead battery, or keys locked in the car in Keller? Mobile roadside help on US 377, Keller Parkway, and the side streets, {anytime}.",
  subtitle: "From Old Town to Bear Creek, help comes to the car.",
  intro:
    "Keller lives along two roads: Main Street, which is also US 377, and Keller Parkway, which is also FM 1709. Driveway, carpool line, or store lot, tell us the nearest cross street and we'll drive straight to you.",
  roads: {
    "US 377 (Main Street)":
      "Old Town Keller lies on both sides of it, south of Keller Parkway. Give us your side of Main Street, and the nearest sign or light.",
    "FM 1709 (Keller Parkway)":
      "East of US 377 it's a divided road of six lanes, on the way to Southlake. Turn into a parking lot instead of stopping in a lane, and tell us eastbound or westbound.",
    "Golden Triangle Boulevard (FM 1709)":
      "The same state road has this name in Fort Worth, and so does the street of the Keller Sports Park. If you aren't sure which city you're in, give us a house number.",
    "Rufe Snow Drive":
      "It crosses Keller Parkway. North Richland Hills has a Rufe Snow Drive as well, so say Keller when you call.",
    "Davis Boulevard (FM 1938)":
      "It links North Richland Hills, Keller, and Southlake. If the tire allows it, keep rolling slowly to the next side street.",
  },
  troubleSpots: {
    "Keller Town Center lots":
      "Cars sit through dinner and a walk, and a weak battery gives up. We bring our own power, so the spaces beside you can stay full. Name the closest store.",
    "Keller Sports Park":
      "Keys get locked in trunks between games. The park is on Golden Triangle Boulevard and has more than one lot, so tell us the sport and the field number.",
    "New construction":
      "Screws and roofing nails from construction sites end up in tires. Many of those punctures sit in the tread and can be plugged in your driveway.",
  },
  services: {
    tires:
      "A flat, paved driveway is the easiest place there is to put on a spare. If the nail is in the tread, we plug it where the car is parked.",
    lockouts:
      "Fob locked in the car in the carpool line at Keller High? Wave the next driver around and call. We open the door without damage.",
    "jump-starts":
      "The second car in a three-car garage can sit for weeks. We bring the jump, test the battery, and replace it if it won't hold a charge.",
    mechanic: "An oil change or a sensor in your own garage saves the drive to a shop, and the wait there.",
    brakes: "Stop-and-go on FM 1709 wears the front pads first. We change pads and rotors in the driveway.",
  },
  neighborhoods: "Old Town Keller, Hidden Lakes, Marshall Ridge, Saddlebrook Estates, Flower Ridge",
  landmarks: "Keller Town Hall, Bear Creek Park, Keller Pointe, Keller High School, Johnson Road Park",
  findYou:
    "Say whether you're east or west of Main Street, then give us the nearest light on Keller Parkway or Main Street. In a neighborhood, a house number is best, and tell us if there's a gate.",
};
