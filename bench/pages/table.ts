/** A Markdown table, its columns aligned for reading as plain text: the first to the left, the others to the right. */
export function alignedTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? "").length)),
  );
  const line = (cells: readonly string[]) => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? "";
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(" | ")} |`;
  };
  const rule = widths.map((width, column) =>
    column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}
