/** The sources of each directive. */
type Policy = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Whether a host's Content-Security-Policy does what one policy is to do. Several, joined by commas, allow only what
 * all of them allow (https://www.w3.org/TR/CSP3/#multiple-policies): one must be as expected, no other may forbid more.
 */
export function holdsPolicy(given: string, expected: string): boolean {
  const wanted = parse(expected);
  const policies = given.split(",").map(parse);
  return (
    policies.every((policy) => allowsAll(policy, wanted)) &&
    policies.some((policy) => allowsAll(wanted, policy))
  );
}

/** Without what only asks for https, which hosts may add, and without "'none'": it is the same as no source. */
function parse(policy: string): Policy {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives
      .filter(([name = ""]) => name !== "" && name !== "upgrade-insecure-requests")
      .map(([name = "", ...sources]) => [name, new Set(sources.filter((source) => source !== "'none'"))]),
  );
}

/** Whether a policy allows at least what another does; what it says of more directives can only forbid more. */
function allowsAll(policy: Policy, other: Policy): boolean {
  const isLarger = ([name, sources]: [string, ReadonlySet<string>]) => {
    const own = policy.get(name) ?? (name.endsWith("-src") ? policy.get("default-src") : undefined);
    return own === undefined || [...sources].every((source) => own.has(source));
  };
  return [...policy.keys()].every((name) => other.has(name)) && [...other].every(isLarger);
}
