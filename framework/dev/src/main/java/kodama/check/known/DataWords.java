package kodama.check.known;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.GameFileException;
import kodama.file.GameFiles;

/** The words in a game's data files: names of fields may come from there. */
final class DataWords {
    private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");
    private static final Pattern DATA = Pattern.compile(".*\\.(json|csv|tsv|txt|tmx|tmj|tsx|ldtk|xml)");
    private static final int MOST_BYTES = 1 << 20;

    private DataWords() {}

    static Set<String> of(GameFiles files, Set<String> paths) {
        Set<String> words = new HashSet<>();
        for (String path : paths) if (DATA.matcher(path).matches()) add(files, path, words);
        return words;
    }

    private static void add(GameFiles files, String path, Set<String> words) {
        try {
            byte[] content = files.read(path);
            Matcher word = WORD.matcher(
                    new String(content, 0, Math.min(content.length, MOST_BYTES), StandardCharsets.ISO_8859_1));
            while (word.find()) words.add(word.group());
        } catch (GameFileException unreadable) {
            // what cannot be read brings no words
        }
    }
}
