package kodama.dev.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.dev.PersistentProperties;
import kodama.file.ContainedPath;
import kodama.log.Log;

/** The history of entered lines, saved in a file of the game's folder. */
final class InputHistory {
    private static final String FILE = ".kodama/console.properties";
    private static final int MAX_LINES = 200;

    private final PersistentProperties file;
    private final List<String> lines = new ArrayList<>();

    /** Index of the shown line; the size of the history for the new line, which is kept while others are shown. */
    private int shown;

    private String aside = "";

    InputHistory(ContainedPath folder, Log log) {
        file = new PersistentProperties(
                folder.resolve(FILE)::checked,
                log::warn,
                "the console's history could not be read: ",
                "the console's history is not saved: ");
        lines.addAll(new TreeMap<>(file.read()).values());
        shown = lines.size();
    }

    /** Adds a line, unless it equals the last one. */
    void add(String line) {
        if (lines.isEmpty() || !lines.get(lines.size() - 1).equals(line)) lines.add(line);
        if (lines.size() > MAX_LINES) lines.remove(0);
        shown = lines.size();
        aside = "";
    }

    /** Steps through the history. Returns the line that replaces the current one. */
    String step(int by, String there) {
        if (shown == lines.size()) aside = there;
        shown = Math.max(0, Math.min(lines.size(), shown + by));
        return shown == lines.size() ? aside : lines.get(shown);
    }

    /** Saves the history. */
    void save() {
        Map<String, String> numbered = new TreeMap<>();
        for (String line : lines) numbered.put("%03d".formatted(numbered.size()), line);
        file.write(numbered);
    }
}
