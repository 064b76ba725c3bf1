package kodama.cli;

import java.io.File;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.desktop.DisplayAvailability;
import kodama.desktop.QuestionDialog;
import kodama.file.ContainedPath;
import kodama.log.LogFile;

/**
 * Plays a packed game that the player started from the desktop, without a terminal. If the game cannot start, or has
 * ended and something in it failed, a window shows the printed errors.
 */
final class DesktopLaunch {
    /** Seconds after which the window closes by itself, so that the process does not stay forever. */
    private static final int TIMEOUT_SECONDS = 24 * 60 * 60;

    private static final int MAX_LINES = 24;
    private static final int MAX_LINE_LENGTH = 110;

    private final PackedGame game;

    DesktopLaunch(PackedGame game) {
        this.game = game;
    }

    /**
     * Whether the program was started from the desktop: without a terminal, and without arguments or with files that
     * the player has opened.
     */
    static boolean appliesTo(String... args) {
        return Arrays.stream(args).allMatch(argument -> new File(argument).isFile()) && !ConsoleWriters.isTerminal();
    }

    /** Plays the game and shows any errors. Returns the exit code. */
    int play(String name, String... args) {
        Outcome outcome = play(ConsoleWriters.ofProgram(), name, args);
        if (outcome.code() != 0 && !outcome.errors().isEmpty() && DisplayAvailability.isAvailable())
            QuestionDialog.ask(
                    title(), messageLines(outcome.code(), outcome.errors()), List.of("Close"), TIMEOUT_SECONDS);
        return outcome.code();
    }

    /** The exit code of a game, and the first part of its error output. */
    record Outcome(int code, String errors) {}

    /** Plays the game and adds to its log what it could not log itself. */
    Outcome play(ConsoleWriters console, String name, String... args) {
        ErrorCopy errors = new ErrorCopy(console.err());
        int code = exitCode(new ConsoleWriters(console.out(), new PrintWriter(errors, true)), name, args);
        if (code == CommandException.USAGE_ERROR) addToLog(errors.toString());
        return new Outcome(code, errors.toString());
    }

    /** Passes everything on, and keeps the beginning of it. */
    private static final class ErrorCopy extends FilterWriter {
        private static final int MAX_CHARACTERS = 20_000;

        private final StringBuffer beginning = new StringBuffer();

        ErrorCopy(Writer out) {
            super(out);
        }

        @Override
        public void write(int letter) throws IOException {
            super.write(letter);
            keep(String.valueOf((char) letter));
        }

        @Override
        public void write(char[] letters, int from, int count) throws IOException {
            super.write(letters, from, count);
            keep(String.valueOf(letters, from, count));
        }

        @Override
        public void write(String text, int from, int count) throws IOException {
            super.write(text, from, count);
            keep(text.substring(from, from + count));
        }

        private void keep(String text) {
            if (beginning.length() < MAX_CHARACTERS) beginning.append(text);
        }

        @Override
        public String toString() {
            return beginning.toString();
        }
    }

    private int exitCode(ConsoleWriters console, String name, String... args) {
        try {
            return game.play(console, name, args);
        } catch (LinkageError incomplete) {
            console.err().println("This jar is incomplete or does not fit this Java: " + incomplete);
            return CommandException.USAGE_ERROR;
        } catch (Error internal) {
            console.err().println("kodama: internal error: " + internal);
            internal.printStackTrace(console.err());
            return CommandException.USAGE_ERROR;
        }
    }

    /** Adds errors that the game has not logged, such as the stack of an internal error. */
    private void addToLog(String errors) {
        try {
            ContainedPath log = game.logFile();
            if (log == null || !log.exists()) return;
            Path file = log.checked();
            String first = errors.lines().findFirst().orElse("");
            if (!Files.readString(file).contains(first)) LogFile.append(file, errors);
        } catch (IOException | RuntimeException unwritable) {
            // the window shows them
        }
    }

    private String title() {
        try {
            return game.get().config().display().title();
        } catch (RuntimeException unreadable) {
            return "Kodama";
        }
    }

    /** Returns the lines of the window: the printed errors, wrapped, and the path of the log. */
    List<String> messageLines(int code, String errors) {
        boolean hasStarted = code != CommandException.USAGE_ERROR;
        String head = hasStarted ? "Something in the game failed." : "The game could not be started.";
        List<String> lines = new ArrayList<>(List.of(head, ""));
        errors.lines().map(line -> line.replace("\t", "    ")).forEach(line -> wrap(line, lines));
        if (lines.size() > MAX_LINES) {
            lines.subList(MAX_LINES, lines.size()).clear();
            lines.add("…");
        }
        addLog(lines);
        return lines;
    }

    private static void wrap(String line, List<String> lines) {
        for (int from = 0; from == 0 || from < line.length(); from += MAX_LINE_LENGTH)
            lines.add(line.substring(from, Math.min(line.length(), from + MAX_LINE_LENGTH)));
    }

    private void addLog(List<String> lines) {
        try {
            ContainedPath log = game.logFile();
            if (log != null && log.exists()) lines.addAll(List.of("", "Log: " + log));
        } catch (RuntimeException unreadable) {
            // already reported
        }
    }
}
