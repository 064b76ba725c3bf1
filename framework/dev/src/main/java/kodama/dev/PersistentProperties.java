package kodama.dev;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.file.GameFileException;
import kodama.file.PropertiesFile;

/**
 * Names and values that a tool keeps from one run to the next in a {@link PropertiesFile}. A file that cannot be read
 * or written is told and does no other harm.
 */
public final class PersistentProperties {
    private final Supplier<Path> file;
    private final Consumer<String> log;
    private final String unread;
    private final String unwritten;

    /**
     * @param file the file; throws a {@link GameFileException} if it may not be there
     * @param unread begins the sentence that tells why it cannot be read
     * @param unwritten begins the sentence that tells why it cannot be written
     */
    public PersistentProperties(Supplier<Path> file, Consumer<String> log, String unread, String unwritten) {
        this.file = file;
        this.log = log;
        this.unread = unread;
        this.unwritten = unwritten;
    }

    /** What was kept; empty if nothing was, or if the file cannot be read. */
    public Map<String, String> read() {
        try {
            return PropertiesFile.read(file.get());
        } catch (GameFileException unreadable) {
            log.accept(unread + unreadable.getMessage());
            return Map.of();
        }
    }

    /** Keeps these values instead of the ones before. */
    public void write(Map<String, String> values) {
        try {
            PropertiesFile.write(file.get(), values);
        } catch (GameFileException unwritable) {
            log.accept(unwritten + unwritable.getMessage());
        }
    }
}
