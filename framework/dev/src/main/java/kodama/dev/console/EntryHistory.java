package kodama.dev.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.PropertiesFile;
import kodama.log.Log;

/**
 * The lines that were entered, kept from one run to the next in a file of the game's folder. A file that cannot be read
 * or written is told and does no other harm.
 */
final class EntryHistory {
    private static final String FILE = ".kodama/console.properties";
    private static final int MOST = 200;

    private final ContainedPath file;
    private final Log log;
    private final List<String> lines = new ArrayList<>();

    /** Which line is shown; as many as there are for the new one, which is kept aside meanwhile. */
    private int shown;

    private String aside = "";

    EntryHistory(ContainedPath folder, Log log) {
        file = folder.resolve(FILE);
        this.log = log;
        lines.addAll(read());
        shown = lines.size();
    }

    private List<String> read() {
        try {
            return new ArrayList<>(new TreeMap<>(PropertiesFile.read(file.checked())).values());
        } catch (GameFileException unreadable) {
            log.warn("the console begins without what was entered before: " + unreadable.getMessage());
            return List.of();
        }
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
    void keep() {
        try {
            Map<String, String> numbered = new TreeMap<>();
            for (String line : lines) numbered.put("%03d".formatted(numbered.size()), line);
            PropertiesFile.write(file.checked(), numbered);
        } catch (GameFileException unwritable) {
            log.warn("what was entered is not kept: " + unwritable.getMessage());
        }
    }
}
