package kodama.dev;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.GameFiles;

/** Opens lines of a game's scripts in an editor, as far as the game is a folder. Any thread may call it. */
public final class SourceLineOpener {
    private static final Pattern PLACE = Pattern.compile("(.+):(\\d+)");
    private static final String NO_FILE = "there is no file to open";

    private final GameFiles files;
    private final Editor editor;

    public SourceLineOpener(GameFiles files, Editor editor) {
        this.files = files;
        this.editor = editor;
    }

    /** Opens a line of a script, counted from 1, and answers in a sentence what came of it. */
    public String open(String file, int line) {
        return files.pathOnDisk(file).map(path -> editor.open(path, line)).orElse(NO_FILE);
    }

    /** Opens a line, as messages name it: {@code enemies/popcorn.lua:12}; answers in a sentence what came of it. */
    public String open(String place) {
        Matcher parts = PLACE.matcher(place);
        return parts.matches() ? open(parts.group(1), Integer.parseInt(parts.group(2))) : NO_FILE;
    }
}
