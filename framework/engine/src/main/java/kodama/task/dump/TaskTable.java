package kodama.task.dump;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import kodama.task.TaskRow;
import kodama.task.TaskStatus;

/** The lines of a dump for people, in columns. */
final class TaskTable {
    private static final String[] HEADING = {
        "slot",
        "gen",
        "state",
        "name",
        "group",
        "priority",
        "draw",
        "seq",
        "phase",
        "pace",
        "age",
        "due",
        "place",
        "parent",
        "bytes",
        "born",
        "died"
    };

    private TaskTable() {}

    static void write(StringBuilder text, List<TaskRow> rows) {
        List<String[]> lines = new ArrayList<>();
        lines.add(HEADING);
        for (int i = 0; i < rows.size(); ) {
            int end = endOfFree(rows, i);
            lines.add(end > i ? free(i, end - 1) : line(rows.get(i)));
            i = Math.max(end, i + 1);
        }
        int[] widths = widths(lines);
        for (String[] line : lines) append(text, line, widths);
    }

    private static int endOfFree(List<TaskRow> rows, int from) {
        int end = from;
        while (end < rows.size() && rows.get(end).status() == TaskStatus.FREE) end++;
        return end;
    }

    private static String[] free(int first, int last) {
        String[] line = new String[HEADING.length];
        Arrays.fill(line, "");
        line[0] = first == last ? Integer.toString(first) : first + "-" + last;
        line[2] = TaskStatus.FREE.toString();
        return line;
    }

    private static String[] line(TaskRow row) {
        return new String[] {
            Integer.toString(row.slot()),
            Integer.toString(row.generation()),
            row.state(),
            row.name() + (row.persistent() ? " (persistent)" : ""),
            row.group(),
            number(row.priority()),
            number(row.drawPriority()),
            Long.toString(row.sequence()),
            Integer.toString(row.phase()),
            number(row.pace()),
            Long.toString(row.age()),
            row.due() < 0 ? "" : Long.toString(row.due()),
            row.place(),
            row.parent() < 0 ? "" : "#" + row.parent(),
            Integer.toString(row.bytes()),
            row.born() == null ? "" : row.born(),
            row.died() == null ? "" : row.died()
        };
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.4g", value);
    }

    private static int[] widths(List<String[]> lines) {
        int[] widths = new int[HEADING.length];
        for (String[] line : lines)
            for (int i = 0; i < line.length; i++) widths[i] = Math.max(widths[i], line[i].length());
        return widths;
    }

    private static void append(StringBuilder text, String[] line, int[] widths) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < line.length; i++) row.append(line[i]).append(" ".repeat(widths[i] - line[i].length() + 2));
        text.append(row.toString().stripTrailing()).append('\n');
    }
}
