/* What pages end on, above the call button: a reason to call. */

/** Of service pages that have no closing words of their own. */
export const serviceClosing = {
  heading: "Tell us where you are. We come to you.",
  text: "Average arrival {arrivalNearby}, {hours}. Not sure what it needs? Call and describe it.",
};

/** Of pages about no one service or city. */
export const generalClosing = {
  heading: "Stopped somewhere? Call.",
  text: "A technician comes to the car. Average arrival {arrival}, {hours}.",
};
