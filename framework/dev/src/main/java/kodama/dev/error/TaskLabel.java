package kodama.dev.error;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.Utf8Decoder;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.loop.FailedTask;

/**
 * Names a task as its author would: {@code boss's attack}. A task without a name has that of its function; a function
 * without a name has that of the file that returns it, such as a scene, or else its position: {@code boss.lua:12}.
 */
final class TaskLabel {
    private static final Pattern PLACE = Pattern.compile("(?:.*/)?(?<file>[^/]+)\\.lua:(?<line>\\d{1,9})");

    private static final Pattern FUNCTION = Pattern.compile(
            "function\\s++(?:[\\w.]+[.:])?(?<name>\\w++)\\s*+\\(|\\b(?<given>\\w++)\\s*+=\\s*+function\\b");

    private static final Pattern WHOLE_FILE = Pattern.compile("\\s*return\\s+function\\b.*");

    private final GameFiles files;

    TaskLabel(GameFiles files) {
        this.files = files;
    }

    String of(FailedTask task) {
        String name = word(task.name());
        return task.parent().isEmpty() ? name : word(task.parent()) + "'s " + name;
    }

    private String word(String name) {
        Matcher place = PLACE.matcher(name);
        if (!place.matches()) return name;
        String path = name.substring(0, place.start("line") - 1);
        String line = line(path, Integer.parseInt(place.group("line")));
        if (WHOLE_FILE.matcher(line).matches()) return place.group("file");
        Matcher function = FUNCTION.matcher(line);
        if (!function.find()) return name.substring(place.start("file"));
        return function.group("name") != null ? function.group("name") : function.group("given");
    }

    private String line(String path, int number) {
        try {
            String source = Utf8Decoder.decode(files.read(path));
            return source.lines().skip(Math.max(0, number - 1)).findFirst().orElse("");
        } catch (GameFileException gone) {
            return "";
        }
    }
}
