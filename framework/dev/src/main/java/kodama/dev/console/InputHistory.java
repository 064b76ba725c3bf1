package kodama.dev.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.dev.PersistentProperties;
import kodama.file.ContainedPath;
import kodama.log.Log;

/** The lines that were entered, kept from one run to the next in a file of the game's folder. */
final class InputHistory {
    private static final String FILE = ".kodama/console.properties";
    private static final int MOST = 200;

    private final PersistentProperties file;
    private final List<String> lines = new ArrayList<>();

    /** Which line is shown; as many as there are for the new one, which is kept aside meanwhile. */
    private int shown;

    private String aside = "";

    InputHistory(ContainedPath folder, Log log) {
        file = new PersistentProperties(
                folder.resolve(FILE)::checked,
                log::warn,
                "the console begins without what was entered before: ",
                "what was entered is not kept: ");
        lines.addAll(new TreeMap<>(file.read()).values());
        shown = lines.size();
    }

    /** Adds a line, unless it is the same as the last. */
    void add(String line) {
        if (lines.isEmpty() || !lines.get(lines.size() - 1).equals(line)) lines.add(line);
        if (lines.size() > MOST) lines.remove(0);
        shown = lines.size();
        aside = "";
    }

    /** Goes back and forth; answers what is to be shown in place of what is there. */
    String step(int by, String there) {
        if (shown == lines.size()) aside = there;
        shown = Math.max(0, Math.min(lines.size(), shown + by));
        return shown == lines.size() ? aside : lines.get(shown);
    }

    /** Writes the file. */
    void save() {
        Map<String, String> numbered = new TreeMap<>();
        for (String line : lines) numbered.put("%03d".formatted(numbered.size()), line);
        file.write(numbered);
    }
}
