package kodama.dev;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which editor a person has, by what the environment says: {@code KODAMA_EDITOR} is a whole command; {@code VISUAL} and
 * {@code EDITOR} name a program, and often one that wants a terminal, so that they count only for editors with a window
 * whose way of naming a line is known.
 */
final class KnownEditors {
    /** The environment variable that has a whole command. */
    static final String VARIABLE = "KODAMA_EDITOR";

    private static final List<String> VARIABLES = List.of("VISUAL", "EDITOR");
    private static final Pattern FIRST_WORD = Pattern.compile("\"?((?<=\")[^\"]*|[^\"\\s]+)");

    /** So emacsclient is told to. */
    private static final Pattern IN_TERMINAL = Pattern.compile("\\s(-t|-nw|--tty|--no-window-system)\\b");

    private static final Map<String, String> ARGUMENTS = arguments();

    private KnownEditors() {}

    private static Map<String, String> arguments() {
        Map<String, String> all = new HashMap<>();
        for (String each : List.of("code", "code-insiders", "codium", "vscodium", "cursor", "windsurf"))
            all.put(each, "-g {file}:{line}");
        for (String each : List.of("subl", "sublime_text", "zed", "zeditor", "lapce", "pulsar"))
            all.put(each, "{file}:{line}");
        for (String each : List.of("gvim", "mvim", "gedit", "gnome-text-editor", "xed", "pluma", "mousepad"))
            all.put(each, "+{line} {file}");
        for (String each : List.of("idea", "idea64", "fleet")) all.put(each, "--line {line} {file}");
        all.put("kate", "--line {line} {file}");
        all.put("emacsclient", "-n +{line} {file}");
        all.put("notepad++", "-n{line} {file}");
        return Map.copyOf(all);
    }

    /**
     * The command with {file} and {line} in it, by the variables of the environment; empty to leave it to the desktop.
     */
    static String command(Function<String, Optional<String>> environment) {
        String whole = environment.apply(VARIABLE).orElse("");
        if (!whole.isBlank()) return whole;
        return VARIABLES.stream()
                .flatMap(variable -> environment.apply(variable).flatMap(KnownEditors::withLine).stream())
                .findFirst()
                .orElse("");
    }

    /** Arguments of a person's own stay, but for one that has the editor waited for. */
    private static Optional<String> withLine(String program) {
        String words = program.strip().replaceAll("\\s(--wait|-w)\\b", "");
        if (IN_TERMINAL.matcher(words).find()) return Optional.empty();
        Matcher first = FIRST_WORD.matcher(words);
        String path = first.lookingAt() ? first.group(1) : "";
        String name = path.replaceAll(".*[/\\\\]", "").toLowerCase(Locale.ROOT).replaceAll("\\.(exe|cmd)$", "");
        return Optional.ofNullable(ARGUMENTS.get(name)).map(arguments -> words + " " + arguments);
    }
}
