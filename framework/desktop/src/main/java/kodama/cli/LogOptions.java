package kodama.cli;

import java.nio.file.Path;
import java.util.function.Consumer;
import kodama.base.LeakTracker;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.log.LogFile;
import kodama.log.LogLevel;
import kodama.log.LogLine;
import kodama.log.LogMask;
import org.jspecify.annotations.Nullable;

/** The command-line options of the log: its levels and its file. */
final class LogOptions {
    private LogMask mask = LogMask.from(LogLevel.INFO);
    private @Nullable Path file;

    void setMask(String changes) {
        try {
            mask = mask.with(changes);
        } catch (IllegalArgumentException wrong) {
            throw new InvalidOptionException(
                    "--log " + (changes.isEmpty() ? "''" : changes) + ": " + wrong.getMessage());
        }
    }

    /** Returns the levels to log. */
    LogMask mask() {
        return mask;
    }

    void setFile(Path requested) {
        file = requested;
    }

    /** Checks that the log file can be written, before the game starts. */
    void checkFile() {
        try {
            if (file != null) LogFile.check(file);
        } catch (GameFileException e) {
            throw new CommandException("log file: " + e.getMessage(), e);
        }
    }

    /** Opens the log file, by default the given one, and logs the versions; null if there is neither. */
    @Nullable
    LogFile open(
            @Nullable ContainedPath defaultFile, String version, Consumer<String> warnings, LeakTracker leakTracker) {
        ContainedPath target = file == null ? defaultFile : ContainedPath.named(file);
        if (target == null) return null;
        LogFile log = new LogFile(target, warnings, leakTracker);
        log.accept(new LogLine(0, LogLevel.INFO, LogLine.KODAMA, version + ", " + machine(), ""));
        return log;
    }

    /** The operating system, which is the first thing to know about a bug report. */
    private static String machine() {
        return System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                + System.getProperty("os.arch");
    }
}
