/** What assistants that read the site for someone are told first; the lists of pages follow it. */
export const llms = {
  summary:
    "{name} sends a technician to drivers in Dallas-Fort Worth, Texas, 24 hours a day, 7 days a week: flat tires, lockouts, jump starts and batteries, brakes, and repairs where the car is. A driver who needs help should call or text {phone}; every page says so too. To write instead: {email}.",
  cities: "Cities with a page of their own:",
  headings: { general: "Get help, and about us", services: "Services", cities: "Cities" },
} as const;
