import type { Reason } from "./types.ts";

/** The average arrival, as the home page and the general pages claim it. */
export const ARRIVAL = "15-30 minutes";

/** The same on /pop-a-lock, /request-help, the service pages and the city pages. */
export const ARRIVAL_NEARBY = "15-25 minutes";

/** Short claims under a hero's buttons: as many as a phone has room for in one line. */
export const HERO_CLAIMS = ["Licensed and insured", "Rated 4.9 out of 5"] as const;

/** The figures of the home page. */
export const FIGURES = [
  { value: "4.9 out of 5", label: "average rating" },
  { value: "500+", label: "Over 500+ happy customers served" },
  { value: "5+ years", label: "experience as a business" },
  { value: "15+ years", label: "combined experience of the team" },
] as const;

/** Why choose us, on the home page. */
export const WHY_CHOOSE_US: readonly Reason[] = [
  {
    icon: "clock",
    title: "24/7 service",
    text: "Someone answers the hotline at noon, at midnight and on every holiday.",
  },
  {
    icon: "truck",
    title: "At your car in 15-30 minutes on average",
    text: "The technician comes to you and does the work where the car is.",
  },
  {
    icon: "shield",
    title: "Licensed and insured",
    text: "Certified technicians, trained for the roadside and equipped for the job.",
  },
  {
    icon: "family",
    title: "Family owned",
    text: "A local family business with 5+ years experience, and 15+ years combined experience on the team.",
  },
  {
    icon: "dollar",
    title: "Competitive, transparent rates",
    text: "Ask for the price when you call. You hear it before the work begins.",
  },
  {
    icon: "compass",
    title: "Full service coverage",
    text: "Tires, lockouts, batteries, brakes and repairs across the Dallas-Fort Worth metroplex.",
  },
];
