import { mechanicCities } from "../areas.ts";
import type { ServicePage } from "../types.ts";

export const service: ServicePage = {
  addresses: ["/mobile-mechanic"],
  name: "Mobile mechanic",
  service: "Mobile Mechanic",
  textStart: "Mechanic",
  picture: "mechanic",
  title: "Mobile Mechanic in Dallas-Fort Worth",
  description:
    "Oil changes, brakes, suspension, diagnostics, and minor repairs at your home, work, or roadside in Dallas-Fort Worth. See what we do and don't do.",
  hero: {
    title: "A Mobile Mechanic at Your Parking Space",
    subtitle: "Oil changes, brakes, suspension, diagnostics, minor repairs",
    description:
      "Many repairs need a good technician and the right tools, not a lift. Tell us what the car does, and we'll tell you whether it can be fixed where it's parked.",
  },
  cards: {
    heading: "Nine jobs we bring to you",
    items: [
      {
        icon: "oil",
        title: "Oil change",
        description: "We change oil and filter by your owner's manual, and take the old oil with us.",
        features: ["Grade matched to the engine", "New filter and drain gasket", "Checked for leaks"],
      },
      {
        icon: "brake",
        title: "Brake service",
        description:
          "Squealing, grinding, or a pull to one side: we measure the brakes, then replace worn parts on both sides.",
        features: ["Pads and rotors", "Calipers and hoses", "Brake fluid"],
        link: "/mobile-brake-repair",
      },
      {
        icon: "spring",
        title: "Suspension repair",
        description:
          "A clunk over bumps often comes from worn links or bushings. Some parts call for an alignment afterward, and we'll say which.",
        features: ["Shocks and struts", "Sway bar links and bushings", "Control arms and ball joints"],
      },
      {
        icon: "engine",
        title: "Diagnostics",
        description:
          "A trouble code points to a system, not a part. We read the code, then test before anything is replaced.",
        features: ["Check engine light", "ABS and charging lights", "No-start faults"],
      },
      {
        icon: "battery",
        title: "Starter and alternator",
        description:
          "The lights are bright, but the key brings only a click. Or a good battery keeps going dead. Both often lead here.",
        features: ["Voltage drop tests", "Starter replacement", "Alternator replacement"],
      },
      {
        icon: "belt",
        title: "Belts and hoses",
        description:
          "When the serpentine belt breaks, charging stops. On many engines the power steering and water pump stop too.",
        features: ["Serpentine belts", "Tensioners and idlers", "Radiator and heater hoses"],
      },
      {
        icon: "coolant",
        title: "Cooling system",
        description:
          "If the needle climbs into the red, pull over and shut the engine off. Leave the radiator cap shut until the engine is cold.",
        features: ["Leaks found by pressure test", "Thermostats", "Coolant of the right type"],
      },
      {
        icon: "spark-plug",
        title: "Spark plugs and ignition",
        description:
          "A flashing check engine light means a misfire that can destroy the catalytic converter. Stop as soon as it's safe.",
        features: ["Spark plugs", "Ignition coils", "Engine air filter"],
      },
      {
        icon: "wrench",
        title: "Minor repairs",
        description:
          "Small things can still end a drive: a blown fuse, a dead headlight in the rain, a wiper that lets go.",
        features: ["Bulbs and fuses", "Wiper blades", "Battery cables and clamps"],
      },
    ],
  },
  blocks: [
    {
      kind: "places",
      heading: "Cities our mobile mechanics cover",
      intro: `We come to homes, workplaces, and roadsides in these ${mechanicCities.length} cities. If you're just outside one, call and ask.`,
      places: mechanicCities,
    },
    {
      kind: "items",
      heading: "How to describe the trouble",
      intro: "Four facts on the phone help us bring the right parts.",
      items: [
        "Year, make, model, and engine size. The VIN is best of all.",
        "What you hear, feel, or smell, and from which corner of the car.",
        "When it happens: cold or warm, braking or turning, at what speed.",
        "Which warning lights are on, and whether they're red, amber, or flashing.",
      ],
    },
    {
      kind: "excluded",
      heading: "What we leave to a shop",
      intro: "These six are work for a shop, a specialist, or a state-licensed station. We don't do them.",
      items: [
        "Engine rebuilds",
        "Transmission rebuilds and replacement",
        "Bodywork and paint",
        "Windshield replacement",
        "Wheel alignment",
        "Texas emissions tests",
      ],
    },
  ],
};
