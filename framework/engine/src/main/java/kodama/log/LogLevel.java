package kodama.log;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How much a line matters; a later constant matters more. */
public enum LogLevel {
    /** For whoever looks for a fault. */
    DEBUG,
    /** What is good to know. */
    INFO,
    /** What is to be seen on the screen for a moment. */
    NOTICE,
    /** What may be wrong. */
    WARN,
    /** What is wrong. */
    ERROR;

    /** All of them as they are written, the least first. */
    static final List<String> WORDS = Stream.of(values()).map(LogLevel::word).toList();

    /** Returns the level as it is written: {@code warn}, say. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
