package kodama.dev;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.file.GameFileException;
import kodama.file.PropertiesFile;

/**
 * Settings of a tool that are saved in a {@link PropertiesFile}. If the file cannot be read or written, this is logged
 * and has no other effect.
 */
public final class PersistentProperties {
    private final Supplier<Path> file;
    private final Consumer<String> log;
    private final String unread;
    private final String unwritten;

    /**
     * Creates settings that are read on demand.
     *
     * @param file returns the file; throws a {@link GameFileException} if its path is not allowed
     * @param unread prefix of the message if it cannot be read
     * @param unwritten prefix of the message if it cannot be written
     */
    public PersistentProperties(Supplier<Path> file, Consumer<String> log, String unread, String unwritten) {
        this.file = file;
        this.log = log;
        this.unread = unread;
        this.unwritten = unwritten;
    }

    /** The saved values; empty if there are none or the file cannot be read. */
    public Map<String, String> read() {
        try {
            return PropertiesFile.read(file.get());
        } catch (GameFileException unreadable) {
            log.accept(unread + unreadable.getMessage());
            return Map.of();
        }
    }

    /** Replaces the saved values. */
    public void write(Map<String, String> values) {
        try {
            PropertiesFile.write(file.get(), values);
        } catch (GameFileException unwritable) {
            log.accept(unwritten + unwritable.getMessage());
        }
    }
}
