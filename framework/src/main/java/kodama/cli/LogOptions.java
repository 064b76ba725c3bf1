package kodama.cli;

import java.nio.file.Path;
import java.util.function.Consumer;
import kodama.base.LeakLedger;
import kodama.file.GameFileException;
import kodama.log.LogFile;
import kodama.log.LogLevel;
import kodama.log.LogMask;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Options that say which lines of the log there are, and where they are kept. */
final class LogOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private LogMask mask = LogMask.from(LogLevel.INFO);

    @Option(
            names = "--log",
            paramLabel = "LEVEL",
            description = "Tell lines from this level on: debug, info, notice, warn, error or off;"
                    + " also of one category, as in \"warn,ai=debug,print=off\".")
    void setMask(String changes) {
        try {
            mask = mask.with(changes);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(
                    spec.commandLine(), "--log " + (changes.isEmpty() ? "''" : changes) + ": " + wrong.getMessage());
        }
    }

    /** Which lines there are. */
    LogMask mask() {
        return mask;
    }

    @Option(
            names = "--log-file",
            paramLabel = "FILE",
            description = "Keep the log in this file, up to a megabyte, and the last four beside it.")
    private @Nullable Path file;

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
