package kodama.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import kodama.desktop.DisplayAvailability;
import kodama.desktop.QuestionDialog;
import kodama.file.ContainedPath;

/**
 * A packed game that is started by a double click: no terminal shows what is wrong, so that a window has to, when the
 * game cannot be started, or has ended and something in it had failed.
 */
final class DesktopLaunch {
    /** Someone who goes away leaves a window behind, but no program for ever; in seconds. */
    private static final int PATIENCE = 24 * 60 * 60;

    private static final int MOST_LINES = 24;
    private static final int LONGEST = 110;

    private final PackedGame game;

    DesktopLaunch(PackedGame game) {
        this.game = game;
    }

    /** Tells whether a program was started so: without options, and with no terminal. */
    static boolean appliesTo(String... args) {
        return args.length == 0 && !ConsoleWriters.isTerminal();
    }

    /** Plays the game, and shows what has gone wrong. Returns the exit code. */
    int play(String name) {
        ConsoleWriters console = ConsoleWriters.ofProgram();
        Told told = new Told(console.err());
        int code = play(new ConsoleWriters(console.out(), new PrintWriter(told, true)), name);
        if (code != 0 && !told.isEmpty() && DisplayAvailability.isAvailable())
            QuestionDialog.ask(title(), messageLines(code, told.toString()), List.of("Close"), PATIENCE);
        return code;
    }

    /** Keeps the beginning of what is told, which goes to where it always goes. */
    private static final class Told extends FilterWriter {
        private static final int MOST = 20_000;

        private final StringBuffer beginning = new StringBuffer();

        Told(Writer out) {
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
            if (beginning.length() < MOST) beginning.append(text);
        }

        boolean isEmpty() {
            return beginning.isEmpty();
        }

        @Override
        public String toString() {
            return beginning.toString();
        }
    }

    private int play(ConsoleWriters console, String name) {
        try {
            return game.play(console, name);
        } catch (LinkageError incomplete) {
            console.err().println("This jar is not whole, or not made for this Java: " + incomplete);
            return CommandException.USAGE_ERROR;
        }
    }

    private String title() {
        try {
            return game.get().config().display().title();
        } catch (RuntimeException unreadable) {
            return "Kodama";
        }
    }

    /** What the window says: what was told, in lines that fit, and where the log is. */
    List<String> messageLines(int code, String told) {
        boolean hasStarted = code != CommandException.USAGE_ERROR;
        String head = hasStarted ? "Something in the game has failed." : "The game could not be started.";
        List<String> lines = new ArrayList<>(List.of(head, ""));
        told.lines().map(line -> line.replace("\t", "    ")).forEach(line -> wrap(line, lines));
        if (lines.size() > MOST_LINES) {
            lines.subList(MOST_LINES, lines.size()).clear();
            lines.add("…");
        }
        addLog(lines);
        return lines;
    }

    private static void wrap(String line, List<String> lines) {
        for (int from = 0; from == 0 || from < line.length(); from += LONGEST)
            lines.add(line.substring(from, Math.min(line.length(), from + LONGEST)));
    }

    private void addLog(List<String> lines) {
        try {
            ContainedPath log = game.logFile();
            if (log != null && log.exists()) lines.addAll(List.of("", "Log: " + log));
        } catch (RuntimeException unreadable) {
            // said above
        }
    }
}
