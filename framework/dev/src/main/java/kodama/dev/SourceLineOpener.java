package kodama.dev;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.GameFiles;

/** Opens lines of a game's scripts in an editor. Works only for a game in a folder. Thread-safe. */
public final class SourceLineOpener {
    private static final Pattern PLACE = Pattern.compile("(.+):(\\d+)");
    private static final String NO_FILE = "there is no file to open";

    private final GameFiles files;
    private final Editor editor;

    public SourceLineOpener(GameFiles files, Editor editor) {
        this.files = files;
        this.editor = editor;
    }

    /** Opens a script at a line, from 1. Returns a message about the result. */
    public String open(String file, int line) {
        return files.pathOnDisk(file).map(path -> editor.open(path, line)).orElse(NO_FILE);
    }

    /** Opens a position such as {@code enemies/popcorn.lua:12}. Returns a message about the result. */
    public String open(String place) {
        Matcher parts = PLACE.matcher(place);
        return parts.matches() ? open(parts.group(1), Integer.parseInt(parts.group(2))) : NO_FILE;
    }
}
