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
 * Opens scripts in the developer's editor: with a command such as {@code code -g {file}:{line}}, or with the desktop's
 * default program, which ignores the line.
 */
public final class Editor {
    private static final String ADVICE = "set " + KnownEditors.VARIABLE + " to a command like: code -g {file}:{line}";
    private static final String FILE = "{file}";
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    /** Starts another program without waiting for it. */
    public interface Starter {
        /** Starts a program with its arguments. */
        void start(List<String> command) throws IOException;
    }

    private final String template;
    private final Starter starter;
    private final boolean opensByItself;

    /**
     * Creates an editor.
     *
     * @param template the command; empty for the desktop's default program
     */
    public Editor(String template, Starter starter) {
        this(template, starter, false);
    }

    private Editor(String template, Starter starter, boolean opensByItself) {
        this.template = template.strip();
        this.starter = starter;
        this.opensByItself = opensByItself;
    }

    /** The editor of the environment variables, or the desktop's default program. */
    public static Editor ofThisMachine() {
        return new Editor(KnownEditors.command(name -> Optional.ofNullable(System.getenv(name))), Editor::start);
    }

    /** An editor with a command such as {@code code -g {file}:{line}}, which opens failing lines automatically. */
    public static Editor named(String command) {
        return new Editor(command, Editor::start).thatOpensByItself();
    }

    /** Returns a copy that opens failing lines automatically. */
    public Editor thatOpensByItself() {
        return new Editor(template, starter, true);
    }

    /** Whether failing lines open automatically. */
    public boolean opensByItself() {
        return opensByItself;
    }

    private static void start(List<String> command) throws IOException {
        new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Opens a file at a line, from 1. Returns a message about the result. Thread-safe. */
    public String open(Path file, int line) {
        return template.isEmpty() ? openByDesktop(file) : openByCommand(command(file, line));
    }

    /** The words of the template with file and line inserted; a template without {@code {file}} gets it appended. */
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
            return "opened; to open it at the line, " + ADVICE;
        } catch (IOException | UnsupportedOperationException noProgram) {
            return ADVICE;
        }
    }
}
