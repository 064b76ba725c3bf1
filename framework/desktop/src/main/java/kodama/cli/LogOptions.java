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

/** What a command line says of the log: which lines there are, and where they are kept. */
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

    /** Which lines there are. */
    LogMask mask() {
        return mask;
    }

    void setFile(Path wanted) {
        file = wanted;
    }

    /** Refuses a file that cannot be kept, before the game is played for it. */
    void checkFile() {
        try {
            if (file != null) LogFile.check(file);
        } catch (GameFileException e) {
            throw new CommandException("the log could not be kept: " + e.getMessage(), e);
        }
    }

    /** Begins to keep lines, the versions first: in the file that was asked for, else in this one; null for in none. */
    @Nullable
    LogFile open(@Nullable ContainedPath otherwise, String version, Consumer<String> told, LeakTracker ledger) {
        ContainedPath kept = file == null ? otherwise : ContainedPath.named(file);
        if (kept == null) return null;
        LogFile log = new LogFile(kept, told, ledger);
        log.accept(new LogLine(0, LogLevel.INFO, LogLine.KODAMA, version + ", " + machine(), ""));
        return log;
    }

    /** On what a game was played is the first question when it was not as it should be. */
    private static String machine() {
        return System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                + System.getProperty("os.arch");
    }
}
