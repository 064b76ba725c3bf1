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
 * Finds the developer's editor in the environment variables. {@code KODAMA_EDITOR} is a whole command. {@code VISUAL}
 * and {@code EDITOR} name a program, which often needs a terminal; they are used only for known editors with a window.
 */
final class KnownEditors {
    /** The environment variable with a whole command. */
    static final String VARIABLE = "KODAMA_EDITOR";

    private static final List<String> VARIABLES = List.of("VISUAL", "EDITOR");
    private static final Pattern FIRST_WORD = Pattern.compile("\"?((?<=\")[^\"]*|[^\"\\s]+)");

    /** Options with which emacsclient opens in a terminal. */
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

    /** The command, with {file} and {line} in it; empty for the desktop's default program. */
    static String command(Function<String, Optional<String>> environment) {
        String whole = environment.apply(VARIABLE).orElse("");
        if (!whole.isBlank()) return whole;
        return VARIABLES.stream()
                .flatMap(variable -> environment.apply(variable).flatMap(KnownEditors::withLine).stream())
                .findFirst()
                .orElse("");
    }

    /** Keeps further arguments, except the option to wait for the editor. */
    private static Optional<String> withLine(String program) {
        String words = program.strip().replaceAll("\\s(--wait|-w)\\b", "");
        if (IN_TERMINAL.matcher(words).find()) return Optional.empty();
        Matcher first = FIRST_WORD.matcher(words);
        String path = first.lookingAt() ? first.group(1) : "";
        String name = path.replaceAll(".*[/\\\\]", "").toLowerCase(Locale.ROOT).replaceAll("\\.(exe|cmd)$", "");
        return Optional.ofNullable(ARGUMENTS.get(name)).map(arguments -> words + " " + arguments);
    }
}
