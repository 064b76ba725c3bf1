package kodama.input;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import kodama.base.PrintableText;

/**
 * Reads mappings of gamepads in the format of SDL: a line for each gamepad, with its GUID, its name, and its buttons
 * and axes. Lines with mistakes are left out, because SDL would ignore them silently.
 *
 * @see <a href="https://github.com/mdqinc/SDL_GameControllerDB">A community sourced database</a>
 */
public final class PadMappings {
    /** Name of the file, as other programs use it. */
    public static final String FILE = "gamecontrollerdb.txt";

    /** Most bytes of a file next to the program; the database has less than a fifth of that. */
    public static final int MAX_BYTES = 4 << 20;

    private static final int MAX_SHOWN = 60;
    private static final int MAX_LENGTH = 2000;
    private static final Pattern GUID = Pattern.compile("[0-9a-fA-F]{32}|xinput");
    private static final Pattern INPUT = Pattern.compile("[+-]?a\\d{1,3}~?|b\\d{1,3}|h\\d{1,2}\\.\\d{1,2}");
    private static final Set<String> CONTROLS = Set.of(
            "a",
            "b",
            "x",
            "y",
            "back",
            "guide",
            "start",
            "leftstick",
            "rightstick",
            "leftshoulder",
            "rightshoulder",
            "dpup",
            "dpdown",
            "dpleft",
            "dpright",
            "leftx",
            "lefty",
            "rightx",
            "righty",
            "lefttrigger",
            "righttrigger");

    private PadMappings() {}

    /**
     * Reads a file.
     *
     * @param name name of the file, for messages
     * @param content its content, in UTF-8
     * @param warnings receives one message with the first mistake and its line, if there is one
     * @return the lines without mistakes; no comments
     */
    public static List<String> read(String name, byte[] content, Consumer<String> warnings) {
        List<String> lines = new ArrayList<>();
        String first = "";
        int wrong = 0;
        int number = 0;
        for (String raw : (Iterable<String>) new String(content, StandardCharsets.UTF_8).lines()::iterator) {
            number++;
            String line = raw.replace("\uFEFF", "").strip();
            if (line.isEmpty() || line.startsWith("#")) continue;
            String mistake = mistake(line);
            if (mistake.isEmpty()) lines.add(line);
            else if (++wrong == 1) first = name + ":" + number + ": " + mistake;
        }
        if (wrong > 0) warnings.accept(first + (wrong == 1 ? "" : " (and " + (wrong - 1) + " more lines)"));
        return lines;
    }

    /** Returns an empty string for a correct line. */
    private static String mistake(String line) {
        String[] fields = line.split(",");
        if (line.length() > MAX_LENGTH)
            return "a line must have at most " + MAX_LENGTH + " characters but has " + line.length();
        if (fields.length < 3)
            return "a gamepad must be a GUID, a name and its buttons, with commas between them, but was "
                    + quoted(line);
        if (!GUID.matcher(fields[0]).matches())
            return "the GUID must have 32 hexadecimal digits but was " + quoted(fields[0]);
        for (int i = 2; i < fields.length; i++) {
            String mistake = mistakeOfField(fields[i].strip());
            if (!mistake.isEmpty()) return mistake;
        }
        return "";
    }

    private static String mistakeOfField(String field) {
        int colon = field.indexOf(':');
        if (field.isEmpty()) return "";
        if (colon < 1) return "a button must be as in a:b0 but was " + quoted(field);
        String control = field.substring(0, colon).replaceFirst("^[+-]", "");
        String input = field.substring(colon + 1);
        boolean isRight = !CONTROLS.contains(control) || INPUT.matcher(input).matches();
        return isRight ? "" : control + " must be a button (b0), axis (a0) or hat (h0.1) but was " + quoted(input);
    }

    private static String quoted(String text) {
        String shown = text.length() > MAX_SHOWN ? text.substring(0, MAX_SHOWN) + "..." : text;
        return "'" + PrintableText.line(shown) + "'";
    }
}
