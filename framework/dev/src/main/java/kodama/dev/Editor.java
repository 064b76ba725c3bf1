package kodama.dev;

import java.awt.Desktop;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Opens a script at a line in the editor of the one who works on the game: by a command as {@code code -g
 * {file}:{line}}, or else by what the desktop has for such files.
 */
public final class Editor {
    private static final String ADVICE = "set " + KnownEditors.VARIABLE + " to a command, as in: code -g {file}:{line}";
    private static final String FILE = "{file}";
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    /** Starts another program, and does not wait for it. */
    public interface Starter {
        /** Starts a program with its arguments. */
        void start(List<String> command) throws IOException;
    }

    private final String template;
    private final Starter starter;
    private final boolean opensByItself;

    /** @param template the command; empty to leave it to the desktop */
    public Editor(String template, Starter starter) {
        this(template, starter, false);
    }

    private Editor(String template, Starter starter, boolean opensByItself) {
        this.template = template.strip();
        this.starter = starter;
        this.opensByItself = opensByItself;
    }

    /** The editor that the environment names, or else the desktop's. */
    public static Editor ofThisMachine() {
        return new Editor(KnownEditors.command(name -> Optional.ofNullable(System.getenv(name))), Editor::start);
    }

    /**
     * An editor of this command, such as {@code code -g {file}:{line}}, in which lines that fail open by themselves.
     */
    public static Editor named(String command) {
        return new Editor(command, Editor::start).thatOpensByItself();
    }

    /** The same editor, in which lines that fail open by themselves. */
    public Editor thatOpensByItself() {
        return new Editor(template, starter, true);
    }

    /** Whether lines that fail open by themselves. */
    public boolean opensByItself() {
        return opensByItself;
    }

    private static void start(List<String> command) throws IOException {
        new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Opens a line of a file, counted from 1, and answers in a sentence what came of it. Any thread may call it. */
    public String open(Path file, int line) {
        return template.isEmpty() ? openByDesktop(file) : openByCommand(command(file, line));
    }

    /**
     * The words of the template with file and line put in; a template that does not name the file gets it at its end.
     */
    private List<String> command(Path file, int line) {
        List<String> command = new ArrayList<>();
        Matcher word = WORD.matcher(template.contains(FILE) ? template : template + " " + FILE);
        while (word.find()) {
            String text = word.group(1) != null ? word.group(1) : word.group(2);
            command.add(text.replace(FILE, file.toString()).replace("{line}", Integer.toString(line)));
        }
        return command;
    }

    private String openByCommand(List<String> command) {
        try {
            starter.start(command);
            return "opened by " + command.get(0);
        } catch (IOException noProgram) {
            return command.get(0) + " cannot be started; " + ADVICE;
        }
    }

    private static String openByDesktop(Path file) {
        try {
            if (!Desktop.isDesktopSupported()) return ADVICE;
            if (Desktop.getDesktop().isSupported(Desktop.Action.EDIT))
                Desktop.getDesktop().edit(file.toFile());
            else Desktop.getDesktop().open(file.toFile());
            return "opened; to have it opened at the line, " + ADVICE;
        } catch (IOException | UnsupportedOperationException noProgram) {
            return ADVICE;
        }
    }
}
