/** The specification's choices of "Service Needed" in the request dialog. */
export const SERVICE_CHOICES = [
  "Jump Start",
  "Lockout Service",
  "Tire Change",
  "Battery Replacement",
  "Mobile Mechanic",
  "Other",
] as const;

export type ServiceChoice = (typeof SERVICE_CHOICES)[number];
