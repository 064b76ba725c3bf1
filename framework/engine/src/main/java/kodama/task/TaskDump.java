package kodama.task;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import kodama.data.JsonWriter;

/** Writes the contents of a task list as text, for debugging and tuning. */
public final class TaskDump {
    private TaskDump() {}

    /**
     * Writes a readable table.
     *
     * @return figures, a heading, and a line for each slot including dead tasks; successive free slots share a line.
     *     Ends with a line break
     */
    public static String table(TaskList tasks) {
        StringBuilder text = new StringBuilder(figures(tasks));
        TaskTable.write(text, tasks.rows());
        return text.toString();
    }

    private static String figures(TaskList tasks) {
        return "tick %d: %d of %d tasks alive, at most %d, %d not spawned, about %d bytes\n"
                .formatted(tasks.tick(), tasks.count(), tasks.capacity(), tasks.peak(), tasks.dropped(), tasks.bytes());
    }

    /**
     * Writes JSON for tools.
     *
     * @return an object with the figures and, under {@code tasks}, an object for each used slot. Ends with a line break
     */
    public static String json(TaskList tasks) {
        JsonWriter json = new JsonWriter();
        json.open('{');
        json.field("tick", tasks.tick());
        json.field("count", tasks.count());
        json.field("capacity", tasks.capacity());
        json.field("peak", tasks.peak());
        json.field("dropped", tasks.dropped());
        json.field("bytes", tasks.bytes());
        json.name("tasks").open('[');
        for (TaskRow row : tasks.rows()) if (row.status() != TaskStatus.FREE) write(json, row);
        json.close(']');
        json.close('}');
        return json + "\n";
    }

    private static void write(JsonWriter json, TaskRow row) {
        json.open('{');
        json.field("slot", row.slot());
        json.field("generation", row.generation());
        json.field("state", row.state());
        json.field("name", row.name());
        json.field("group", row.group());
        json.field("priority", row.priority());
        json.field("drawPriority", row.drawPriority());
        json.field("sequence", row.sequence());
        json.field("phase", row.phase());
        json.field("pace", row.timeScale());
        json.field("age", row.age());
        json.field("due", row.due());
        json.field("place", row.location());
        json.field("parent", row.parent());
        json.field("persistent", row.persistent());
        json.field("bytes", row.bytes());
        json.field("workStart", row.workStart());
        if (row.born() != null) json.field("born", row.born());
        if (row.died() != null) json.field("died", row.died());
        json.close('}');
    }

    /**
     * Writes the bytes of all work areas.
     *
     * @return a heading of two lines, then a line per 16 bytes; or a line saying that the tasks have no work areas
     */
    public static String hex(TaskList tasks) {
        Arena arena = tasks.arena();
        return arena == null ? "these tasks have no work areas\n" : arena.hexDump();
    }

    /** Formats the columns of the table. */
    private static final class TaskTable {
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
                number(row.timeScale()),
                Long.toString(row.age()),
                row.due() < 0 ? "" : Long.toString(row.due()),
                row.location(),
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
            for (int i = 0; i < line.length; i++)
                row.append(line[i]).append(" ".repeat(widths[i] - line[i].length() + 2));
            text.append(row.toString().stripTrailing()).append('\n');
        }
    }
}
