package kodama.make;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The Java sources in a game's folder {@code java}; finds those that are newer than their classes. */
public final class JavaSources {
    private static final String ENDING = ".java";

    private final Path game;
    private final Path folder;

    private JavaSources(Path game) {
        this.game = game;
        folder = game.resolve("java");
    }

    /** The sources of a game; the folder is read only when needed. */
    public static JavaSources of(Path game) {
        return new JavaSources(game);
    }

    /** All sources, sorted; empty if there is no folder {@code java}. */
    List<Path> all() {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> isSource(folder.relativize(file)) && Files.isRegularFile(file))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            throw new MakeException("the folder '" + folder + "' cannot be read (" + e.getMessage() + ")", e);
        }
    }

    /** Names that start with a dot are temporary files of editors. */
    private static boolean isSource(Path file) {
        for (Path name : file) if (name.toString().startsWith(".")) return false;
        return file.toString().endsWith(ENDING);
    }

    /**
     * Finds sources that must be compiled: those newer than their class, those without a class, and deleted ones whose
     * classes still exist. A source that declares no type of its own name is never included.
     *
     * @return paths in the game's folder, such as {@code java/mygame/Moon.java}; empty if the classes are up to date
     * @throws MakeException if the sources cannot be read
     */
    public List<String> changed() {
        List<String> changed = new ArrayList<>();
        try {
            for (Path source : all()) if (isChanged(source)) changed.add(name(source));
        } catch (IOException e) {
            throw new MakeException("the sources in '" + folder + "' cannot be read (" + e.getMessage() + ")", e);
        }
        changed.addAll(new BuiltClasses(game).deletedSources());
        return changed;
    }

    private String name(Path source) {
        return game.relativize(source).toString().replace(File.separatorChar, '/');
    }

    private boolean isChanged(Path source) throws IOException {
        String fileName = source.getFileName().toString();
        String type = fileName.substring(0, fileName.length() - ENDING.length());
        Path built = game.resolve(BuiltClasses.FOLDER)
                .resolve(folder.relativize(source))
                .resolveSibling(type + ".class");
        if (!Files.isRegularFile(built)) return declares(source, type);
        return Files.getLastModifiedTime(source).compareTo(Files.getLastModifiedTime(built)) > 0;
    }

    /** A source such as {@code package-info.java} does not. */
    private static boolean declares(Path source, String type) throws IOException {
        String text = new String(Files.readAllBytes(source), StandardCharsets.UTF_8);
        return Pattern.compile("\\b(class|interface|enum|record)\\s+" + Pattern.quote(type) + "\\b")
                .matcher(text)
                .find();
    }
}
