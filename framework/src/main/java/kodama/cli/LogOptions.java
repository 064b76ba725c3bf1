package kodama.cli;

import java.nio.file.Path;
import java.util.function.Consumer;
import kodama.base.LeakLedger;
import kodama.file.GameFileException;
import kodama.log.LogFile;
import kodama.log.LogLevel;
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
            throw new WrongOption("--log " + (changes.isEmpty() ? "''" : changes) + ": " + wrong.getMessage());
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
    void check() {
        try {
            if (file != null) LogFile.check(file);
        } catch (GameFileException e) {
            throw new CommandException("the log could not be kept: " + e.getMessage(), e);
        }
    }

    /** Begins to keep lines; null if no one has asked for that. */
    @Nullable
    LogFile open(Consumer<String> told, LeakLedger ledger) {
        return file == null ? null : new LogFile(file, told, ledger);
    }
}
