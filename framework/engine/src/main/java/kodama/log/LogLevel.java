package kodama.log;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Severity of a line, in increasing order. */
public enum LogLevel {
    /** For debugging. */
    DEBUG,
    /** For information. */
    INFO,
    /** Shown on screen for a moment. */
    NOTICE,
    /** A possible mistake. */
    WARN,
    /** An error. */
    ERROR;

    /** All levels in their written form, the lowest first. */
    static final List<String> WORDS = Stream.of(values()).map(LogLevel::word).toList();

    /** Returns the written form, such as {@code warn}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
