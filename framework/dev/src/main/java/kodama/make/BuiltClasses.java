package kodama.make;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.PropertiesFile;

/**
 * The list of class files that the last build wrote into the game's folder {@code classes}, each with its source. With
 * it, a build deletes the classes of deleted sources and no other files. The list is kept in the game's folder, which
 * may be untrusted: names that lead out of {@code classes} are ignored.
 */
public final class BuiltClasses {
    /** The folder for classes in a game's folder. */
    public static final String FOLDER = "classes";

    private static final String LIST = ".kodama/classes.properties";
    private static final Pattern PATH = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$/-]*\\.(class|java)");

    private final Path game;

    BuiltClasses(Path game) {
        this.game = game;
    }

    /** Paths of deleted sources that still have class files. */
    List<String> deletedSources() {
        return read().entrySet().stream()
                .filter(each -> isLeftBehind(each.getKey(), each.getValue()))
                .map(Map.Entry::getValue)
                .distinct()
                .sorted()
                .toList();
    }

    /** Deletes the class files of deleted sources. */
    void clean() throws IOException {
        for (Map.Entry<String, String> each : read().entrySet())
            if (isLeftBehind(each.getKey(), each.getValue())) Files.delete(file(each.getKey()));
    }

    /** Replaces the list, which maps {@code mygame/Moon.class} to {@code java/mygame/Moon.java}. */
    void write(Map<String, String> sources) {
        PropertiesFile.write(list(), sources);
    }

    /** Returns an empty map if the list cannot be read. A build then deletes no classes, but works normally. */
    private Map<String, String> read() {
        try {
            return PropertiesFile.read(list());
        } catch (GameFileException unreadable) {
            return Map.of();
        }
    }

    private Path list() {
        return ContainedPath.root(game).resolve(LIST).checked();
    }

    private boolean isLeftBehind(String name, String source) {
        return PATH.matcher(name).matches()
                && PATH.matcher(source).matches()
                && name.endsWith(".class")
                && !Files.exists(game.resolve(source))
                && Files.isRegularFile(file(name));
    }

    private Path file(String name) {
        return ContainedPath.root(game).resolve(FOLDER).resolve(name).checked();
    }
}
