package kodama.dev;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.GameFiles;

/** Opens lines of a game's scripts in an editor, as far as the game is a folder. Any thread may call it. */
public final class LineEditor {
    private static final Pattern PLACE = Pattern.compile("(.+):(\\d+)");
    private static final String NO_FILE = "there is no file to open";

    private final GameFiles files;
    private final Editor editor;

    /**
     * Gets ready to open lines.
     *
     * @param files where the scripts lie
     * @param editor opens them
     */
    public LineEditor(GameFiles files, Editor editor) {
        this.files = files;
        this.editor = editor;
    }

    /**
     * Opens a line.
     *
     * @param file the script's path in the game
     * @param line from 1
     * @return a sentence that tells what came of it
     */
    public String open(String file, int line) {
        return files.onDisk(file).map(path -> editor.open(path, line)).orElse(NO_FILE);
    }

    /**
     * Opens a line.
     *
     * @param place as messages name it: {@code enemies/popcorn.lua:12}
     * @return a sentence that tells what came of it
     */
    public String open(String place) {
        Matcher parts = PLACE.matcher(place);
        return parts.matches() ? open(parts.group(1), Integer.parseInt(parts.group(2))) : NO_FILE;
    }
}
