package kodama.dev.portal;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.Utf8Decoder;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.script.game.BundledScripts;

/**
 * Finds the scenes of a game and their marks by scanning the text of scripts, without running them.
 *
 * <p>A scene has the marks of its own file and of the files it requires, in the order of the text.
 */
final class SceneScanner {
    /**
     * A scene and its marks.
     *
     * @param hasOthers whether there are marks with computed names, which are known only at run time
     * @param hasSections whether it may have sections, as the word is in its text
     */
    record Scene(String path, String name, List<String> marks, boolean hasOthers, boolean hasSections) {}

    private static final String FOLDER = "scenes/";
    private static final String ENDING = ".lua";

    /** Matches comments and other strings as well, so that their contents do not count. */
    private static final Pattern WORDS = Pattern.compile("""
            --\\[(?<level>=*)\\[(?:.*?\\]\\k<level>\\]|.*)|--[^\\n]*\
            |(?<![\\w.:])scene\\s*\\.\\s*mark\\s*+\\(?\\s*+["'](?<mark>[^"'\\n\\\\]+)["'](?!\\s*\\.\\.)\
            |(?<![\\w.:])scene\\s*\\.\\s*(?<other>mark)\\b\
            |(?<![\\w.:])require\\s*+\\(?\\s*+["'](?<module>[^"'\\n\\\\]+)["']\
            |\\b(?<sections>sections)\\b\
            |"[^"\\n\\\\]*"|'[^'\\n\\\\]*'|\\[(?<long>=*)\\[(?:.*?\\]\\k<long>\\]|.*)""", Pattern.DOTALL);

    private final GameFiles files;
    private final Set<String> seen = new HashSet<>();
    private final Set<String> marks = new LinkedHashSet<>();
    private boolean hasOthers;
    private boolean hasSections;

    private SceneScanner(GameFiles files) {
        this.files = files;
    }

    /** All scenes, sorted by name. */
    static List<Scene> scan(GameFiles files) {
        return files.list("lua").stream()
                .filter(path -> path.startsWith(FOLDER))
                .map(path -> new SceneScanner(files).scene(path))
                .toList();
    }

    private Scene scene(String path) {
        scanFile(path);
        String name = path.substring(FOLDER.length(), path.length() - ENDING.length());
        return new Scene(path, name, List.copyOf(marks), hasOthers, hasSections);
    }

    private void scanFile(String path) {
        if (seen.add(path)) scanText(files.read(path));
    }

    private void scanText(byte[] script) {
        Matcher word = WORDS.matcher(Utf8Decoder.decode(script));
        while (word.find()) {
            if (word.group("mark") != null) marks.add(word.group("mark"));
            if (word.group("other") != null) hasOthers = true;
            if (word.group("sections") != null) hasSections = true;
            if (word.group("module") != null) scanIfPresent(word.group("module").replace('.', '/') + ENDING);
        }
    }

    private void scanIfPresent(String path) {
        try {
            if (files.exists(path)) scanFile(path);
            else if (seen.add(path)) scanBundled(path);
        } catch (GameFileException noPath) {
            // require reports it when the scene is played
        }
    }

    private void scanBundled(String path) {
        byte[] script = BundledScripts.read(path);
        if (script != null) scanText(script);
    }
}
