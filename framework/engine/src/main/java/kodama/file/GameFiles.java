package kodama.file;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/**
 * The files of a game, read only: folders and jars laid over each other, the first that has a file wins.
 *
 * <pre>{@code
 * GameFiles files = GameFiles.folder(game).over(GameFiles.folder(art));
 * byte[] script = files.read("enemies/popcorn.lua");
 * }</pre>
 *
 * <p>A path is relative and separated by {@code /}; it cannot leave the game, neither by {@code ..} nor by a link, and
 * names that start with a dot are not part of a game. Upper and lower case count on every system, so that a game
 * written on one runs on all. Every path that breaks a rule is a {@link GameFileException}.
 *
 * <p>Any thread may read. Nothing stays open and nothing is kept, unless {@link #cached} asks for it: each call sees the
 * folder as it is on disk.
 */
public final class GameFiles {
    private final List<FileSource> sources;

    private GameFiles(List<FileSource> sources) {
        this.sources = List.copyOf(sources);
    }

    /**
     * The files below a folder.
     *
     * @param folder where the game lies
     * @throws GameFileException if there is no such folder
     */
    public static GameFiles folder(Path folder) {
        return new GameFiles(List.of(new FolderSource(folder)));
    }

    /**
     * The files inside a jar or zip.
     *
     * @param prefix the folder inside it, as {@code kodama/game/}; empty for the whole jar
     * @return its files, as they are named when this is called
     * @throws GameFileException if there is no such jar, or it cannot be read
     */
    public static GameFiles jar(Path jar, String prefix) {
        return new GameFiles(List.of(new JarSource(jar, asPrefix(prefix))));
    }

    /**
     * The files the program itself carries: below a folder in its jar, or in several folders and jars of its class
     * path.
     *
     * @param prefix the folder, as {@code kodama/game/}
     * @return its files; where two places have the same file, the first of the class path wins
     * @throws GameFileException if no place has such a folder
     */
    public static GameFiles classpath(ClassLoader loader, String prefix) {
        if (prefix.isEmpty()) throw new GameFileException("''", "the folder on the class path has no name");
        return new GameFiles(onClassPath(loader, asPrefix(prefix)));
    }

    /** The folders and jars of the class path that have a folder of this name, in the order of the class path. */
    private static List<FileSource> onClassPath(ClassLoader loader, String prefix) {
        List<FileSource> sources = new ArrayList<>();
        try {
            for (URL url : Collections.list(loader.getResources(prefix))) sources.add(source(url, prefix));
        } catch (IOException | URISyntaxException e) {
            throw new GameFileException(prefix, "cannot be looked up on the class path", e);
        }
        if (sources.isEmpty()) throw new GameFileException(prefix, "no such folder on the class path");
        return sources;
    }

    private static FileSource source(URL url, String prefix) throws IOException, URISyntaxException {
        return switch (url.getProtocol()) {
            case "file" -> new FolderSource(Path.of(url.toURI()));
            case "jar" -> new JarSource(jarOf(url, prefix), prefix);
            default -> throw new GameFileException(url.toString(), "neither in a folder nor in a jar");
        };
    }

    /** What is before {@code !/} and the prefix: the jar's own name may have the same characters. */
    private static Path jarOf(URL url, String prefix) throws URISyntaxException {
        String jar = url.getPath();
        long names = prefix.chars().filter(letter -> letter == '/').count();
        for (long i = 0; i <= names; i++) jar = jar.substring(0, jar.lastIndexOf('/'));
        return Path.of(new URI(jar.substring(0, jar.length() - "!".length())));
    }

    private static String asPrefix(String prefix) {
        if (prefix.isEmpty()) return "";
        String folder = prefix.endsWith("/") ? prefix.substring(0, prefix.length() - 1) : prefix;
        return GamePath.check(folder) + "/";
    }

    /**
     * Lays these files over others.
     *
     * @param lower the files that are seen where these have none
     * @return both; these and {@code lower} stay as they are
     */
    public GameFiles layeredOver(GameFiles lower) {
        List<FileSource> all = new ArrayList<>(sources);
        all.addAll(lower.sources);
        return new GameFiles(all);
    }

    /**
     * Keeps what is read: for someone who reads the same files again and again, and wants the same each time.
     *
     * @return these files, each as it is when it is read first
     */
    public GameFiles cached() {
        return new GameFiles(sources.stream().<FileSource>map(CachedSource::new).toList());
    }

    /**
     * Reads a whole file.
     *
     * @param path the file, as {@code gfx/ship.png}
     * @return its content; yours to change
     * @throws GameFileException if there is no such file (when only upper and lower case differ, it tells the right
     *     name), if it cannot be read, has more than 256 MiB or is a text of more than 16 MiB, or if the path breaks a
     *     rule
     */
    public byte[] read(String path) {
        GamePath.check(path);
        for (FileSource source : sources) {
            byte[] content = source.read(path);
            if (content != null) return content;
        }
        throw new GameFileException(path, whyMissing(path));
    }

    private String whyMissing(String path) {
        for (FileSource source : sources) if (path.equals(source.inOtherCase(path))) return "a folder, not a file";
        return missing() + caseHint(List.of(path));
    }

    /**
     * Ends an error message about a missing file with the file that was meant, if only upper and lower case differ.
     *
     * @param paths where the file was looked for
     * @return {@code "; there is 'sounds/SHOT.WAV', and upper and lower case count"}, or an empty string
     */
    public String caseHint(List<String> paths) {
        for (String path : paths)
            for (FileSource source : sources) {
                String right = source.inOtherCase(path);
                if (right != null) return "; there is '" + right + "', and upper and lower case count";
            }
        return "";
    }

    private String missing() {
        return "no such file in " + this;
    }

    /**
     * Tells whether {@link #read} would find a file of exactly this name.
     *
     * @param path the file, as {@code gfx/ship.png}
     * @return false for folders too
     * @throws GameFileException if the path breaks a rule
     */
    public boolean exists(String path) {
        GamePath.check(path);
        for (FileSource source : sources) if (source.exists(path)) return true;
        return false;
    }

    /**
     * Tells where a file lies, for other programs.
     *
     * @param path the file, as {@code enemies/popcorn.lua}
     * @return the place of what {@link #read} would read; empty if there is no such file, or it lies inside a jar
     * @throws GameFileException if the path breaks a rule
     */
    public Optional<Path> pathOnDisk(String path) {
        GamePath.check(path);
        for (FileSource source : sources) if (source.exists(path)) return Optional.ofNullable(source.pathOnDisk(path));
        return Optional.empty();
    }

    /**
     * Lists all files, in all folders. Links to folders are not followed.
     *
     * @return their paths, sorted, each once
     * @throws GameFileException if a folder is gone or has more than 50,000 files
     */
    public List<String> all() {
        Set<String> paths = new TreeSet<>();
        for (FileSource source : sources) source.addPathsTo(paths);
        return List.copyOf(paths);
    }

    /**
     * Lists the files with an extension, in all folders. Links to folders are not followed.
     *
     * @param extension what the names end in, without the dot, as {@code png}
     * @return their paths, sorted, each once
     * @throws GameFileException if a folder is gone or has more than 50,000 files
     */
    public List<String> list(String extension) {
        return all().stream().filter(path -> path.endsWith("." + extension)).toList();
    }

    /**
     * Lists the files with an extension as a game names them where the extension goes without saying, as pictures.
     *
     * @param extension what the files end in, without the dot, as {@code png}
     * @return their paths without dot and extension, sorted as {@link #list} does, each once
     * @throws GameFileException if a folder is gone or has more than 50,000 files
     */
    public List<String> names(String extension) {
        return list(extension).stream()
                .map(path -> path.substring(0, path.length() - extension.length() - 1))
                .toList();
    }

    /**
     * Starts to watch the folders among these files; jars are taken not to change, and kept files do not. A call looks
     * only when the operating system has told of something, or cannot tell.
     *
     * @return a watch that reports what changes from now on; to be closed
     * @throws GameFileException if a folder is gone or has more than 50,000 files
     */
    public FileWatch watch() {
        return FileWatch.of(folders());
    }

    /**
     * Starts to watch the folders among these files.
     *
     * @param events asked at each call whether something may have happened, so that it is worth to look
     * @return a watch that reports what changes from now on
     * @throws GameFileException if a folder is gone or has more than 50,000 files
     */
    public FileWatch watch(BooleanSupplier events) {
        return FileWatch.of(folders(), events);
    }

    private List<Path> folders() {
        List<Path> folders = new ArrayList<>();
        for (FileSource source : sources) if (source instanceof FolderSource folder) folders.add(folder.root());
        return folders;
    }

    /** Names the folders and jars, the winning one first. */
    @Override
    public String toString() {
        return sources.stream().map(FileSource::toString).collect(Collectors.joining(", "));
    }
}
